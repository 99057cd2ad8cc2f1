// The script beside the board: shown problems, saving, reloading, conflicts, hostile names, endless loops.
import assert from 'node:assert/strict';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { after, before, test } from 'node:test';
import { at, begin, click, end, environment, folder, moves, newPage, open, press, ready, serve, singleFile, targets } from './harness.mjs';

before(begin);
after(end);

const served = { skip: singleFile !== '' };
const fox = walk => `local m = require "acedrex.movement"
return piece { name = "Fox", symbol = "F", moves = ${walk} }
`;
const problems = page => page.$$eval('#problems li', list => list.map(each => ({ ...each.dataset, words: each.textContent })));
const text = page => page.evaluate(() => window.acedrex.script());
async function type(page, words) {
  await page.evaluate(typed => window.acedrex.setScript(typed), words);
  await ready(page);
}
// A script of one's own: of a file, or in the address of the single file, where saving gives a copy.
async function own(words, setup) {
  if (singleFile) {
    const page = await open({ c: deflateRawSync(words).toString('base64url'), s: setup });
    page.written = async () => page.copy && readFileSync(await page.copy.path(), 'utf8');
    page.on('download', download => { page.copy = download; });
    return { page };
  }
  const file = join(folder(), 'fox.lua');
  writeFileSync(file, words);
  const { address } = await serve(file, ...(setup ? ['--setup', setup] : []));
  const page = await newPage(address);
  page.written = async () => readFileSync(file, 'utf8');
  return { file, address, page };
}

test('an error is shown at its line, and mended; saving plays on', async () => {
  const { page } = await own(fox('m.step(m.N)'), 'F Fd4');
  assert.deepEqual(await problems(page), []);
  await click(page, 'd4', 'd5');
  await type(page, fox('m.stepp(m.N)'));
  const [found] = await problems(page);
  assert.equal(found.line, '2');
  assert.equal(found.severity, 'error');
  assert.match(found.words, /stepp.*step/s);
  await press(page, 'save');
  assert.match(await page.written(), /stepp/);
  assert.equal(await at(page, 'd5'), 'light Fox');
  await type(page, fox('m.step(m.N + m.E)'.replace('m.N + m.E', '{ m.N, m.E }')));
  assert.deepEqual(await problems(page), []);
  await press(page, 'save');
  assert.deepEqual(await moves(page), ['Fd4-d5']);
  assert.equal(await page.written(), await text(page));
});

test('a move that new rules forbid is told', async () => {
  const { page } = await own(fox('m.step(m.N)'), 'F Fd4');
  await click(page, 'd4', 'd5');
  await type(page, fox('m.step(m.E)'));
  await press(page, 'save');
  const [found] = await problems(page);
  assert.equal(found.ply, '1');
  assert.match(found.words, /Fd4-d5/);
  await click(page, 'd4');
  assert.deepEqual(Object.keys(await targets(page)), ['e4']);
});

test('saved elsewhere, it is read again', served, async () => {
  const { file, page } = await own(fox('m.step(m.N)'), 'F Fd4');
  writeFileSync(file, fox('m.step(m.E)'));
  await page.waitForFunction(() => window.acedrex.script().includes('m.E'));
  await ready(page);
  await click(page, 'd4');
  assert.deepEqual(Object.keys(await targets(page)), ['e4']);
});

test('two windows on one script: both texts are kept until one is chosen', served, async () => {
  const { file, address, page } = await own(fox('m.step(m.N)'), 'F Fd4');
  const other = await newPage(address);
  await type(other, fox('m.step(m.W)'));
  await type(page, fox('m.step(m.E)'));
  await press(page, 'save');
  await other.waitForSelector('#conflict:not([hidden])');
  await press(other, 'save');
  assert.equal(readFileSync(file, 'utf8'), fox('m.step(m.E)'));
  assert.equal(await text(other), fox('m.step(m.W)'));
  await press(other, 'keep-mine');
  await press(other, 'save');
  assert.equal(readFileSync(file, 'utf8'), fox('m.step(m.W)'));
  await page.waitForFunction(() => window.acedrex.script().includes('m.W'));
  await ready(page);
  await type(page, fox('m.step(m.S)'));
  writeFileSync(file, fox('m.step(m.NE)'));
  await page.waitForSelector('#conflict:not([hidden])');
  await press(page, 'take-theirs');
  assert.equal(await text(page), fox('m.step(m.NE)'));
});

test('what was typed is kept until it is saved', async () => {
  const { page } = await own(fox('m.step(m.N)'));
  await type(page, fox('m.step(m.SW)'));
  await page.waitForFunction(() => Object.values(localStorage).some(text => text.includes('m.SW')));
  await page.reload();
  await ready(page);
  assert.equal(await text(page), fox('m.step(m.SW)'));
});

test('a script that is broken from the start has only problems', async () => {
  const { page } = await own('return piece { name = "Fox", symbol = "F", moves = 7 }\n');
  assert.equal(await page.locator('#board [data-field]').count(), 0);
  assert.equal((await problems(page))[0].line, '1');
  await type(page, fox('m.step(m.N)'));
  await press(page, 'save');
  assert.ok(await page.locator('#board [data-field]').count() > 0);
});

test('a shipped script is never written; a changed copy is played, and shared by address', async () => {
  const page = await open({ v: 'croatian-ties' });
  assert.equal(await page.textContent('#save'), 'Save a copy');
  await type(page, (await text(page)).replace('name = "Croatian Ties"', 'name = "House Ties"'));
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('#save')]);
  await ready(page);
  assert.match(readFileSync(await download.path(), 'utf8'), /House Ties/);
  assert.equal(await page.textContent('#name'), 'House Ties');
  await click(page, 'e2', 'e5');
  assert.match(new URL(page.url()).hash, /^#c=/);
  const other = await newPage(page.url());
  assert.equal(await other.textContent('#name'), 'House Ties');
  assert.deepEqual(await moves(other), ['Pe2-e5']);
  assert.ok(statSync(join(environment.ACEDREX_HOME, 'variants/croatian/croatian-ties.lua')).size > 0);
  assert.ok(!readFileSync(join(environment.ACEDREX_HOME, 'variants/croatian/croatian-ties.lua'), 'utf8').includes('House'));
});

test('names from scripts are text', async () => {
  const name = '<img src=x onerror=window.hurt=1>';
  const { page } = await own(`local m = require "acedrex.movement"
return piece { name = "${name}", symbol = "F", about = "<script>window.hurt=1</script>", moves = m.step(m.N) }
`);
  await page.waitForTimeout(100);
  assert.equal(await page.evaluate(() => window.hurt), undefined);
  assert.equal(await page.locator('#board img, #board script').count(), 0);
  const shown = await page.$$eval('[data-piece]', list => list.map(each => each.dataset.piece));
  if (shown.length) assert.equal(shown[0], name);
});

test('a script that loops ends by itself, and changes nothing', async () => {
  const { page } = await own(fox('m.step(m.N)'), 'F Fd4');
  const began = Date.now();
  await type(page, 'while true do end\n');
  assert.ok(Date.now() - began < 10000);
  const [found] = await problems(page);
  assert.equal(found.line, '1');
  assert.equal(await at(page, 'd4'), 'light Fox');
  await type(page, fox('m.step(m.N)'));
  await click(page, 'd4');
  assert.deepEqual(Object.keys(await targets(page)), ['d5']);
});

test('what takes long is stopped by a button, and the page answers meanwhile', async () => {
  const page = await open({ v: 'one' });
  await page.evaluate(() => { document.body.dataset.ready = 'false'; });
  const asked = page.evaluate(() => window.acedrex.ask({ do: 'perft', depth: 9 }).then(() => 'counted', error => error.message));
  await page.waitForSelector('#stop:not([hidden])', { timeout: 1200 });
  await page.click('#stop');
  assert.match(await asked, /stopped/);
  await ready(page);
  await click(page, 'c3');
  assert.ok(Object.keys(await targets(page)).length > 0);
});
