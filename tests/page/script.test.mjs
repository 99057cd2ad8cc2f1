// The script beside the board: shown problems, saving, reloading, conflicts, hostile names, endless loops.
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { after, afterEach, before, test } from 'node:test';
import {
  at, begin, click, closeWindows, end, environment, folder, inChromiumOnly, moves, newPage, open, press, ready, run, saved,
  serve, singleFile, spent, suspend, targets,
} from './harness.mjs';

before(begin);
afterEach(closeWindows);
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
  const { address, child } = await serve(file, ...(setup ? ['--setup', setup] : []));
  const page = await newPage(address);
  page.written = async () => readFileSync(file, 'utf8');
  return { file, address, child, page };
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
  assert.match((await saved(page, 'save')).bytes.toString(), /House Ties/);
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
  const { page, child } = await own(fox('m.step(m.N)'), 'F Fd4');
  const began = await spent(child);
  await type(page, 'while true do end\n');
  assert.ok(await spent(child) - began < 10000);
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
  await page.waitForSelector('#stop:not([hidden])');
  await page.click('#stop');
  assert.match(await asked, /^stopped by the button$/);
  await ready(page);
  await click(page, 'c3');
  assert.ok(Object.keys(await targets(page)).length > 0);
});

test('a command that hangs is what Stop ends, though an analysis runs beside it', served, async () => {
  const page = await open({ v: 'one' });
  await press(page, 'analyse');
  await page.waitForFunction(() => document.body.dataset.thinking === 'true');
  await page.evaluate(() => { document.body.dataset.ready = 'false'; });
  const asked = page.evaluate(() => window.acedrex.ask({ do: 'perft', depth: 9 }).then(() => 'counted', error => error.message));
  await page.waitForTimeout(1500);
  await page.click('#stop');
  assert.match(await asked, /stopped/);
  assert.equal(await page.getAttribute('#analyse', 'aria-pressed'), 'true');
});

test('a page that gets no processor for long gives up no command', { skip: singleFile === '' || inChromiumOnly.skip }, async () => {
  const page = await open({ v: 'classical-chess' });
  const asked = page.evaluate(() => window.acedrex.ask({ do: 'perft', depth: 5 }).then(() => 'counted', error => error.message));
  await suspend(10_000);
  assert.equal(await asked, 'counted');
});

const asks = body => fox(`m.step(m.N) * m.where(function(view)
  ${body}
end)`);

test('an error in play is a problem of the script; the board is shown', async () => {
  const { page } = await own(asks('if view.field.rank == 5 then return nil + 1 end\n  return true'), 'F Fd3,fh8');
  await click(page, 'd3', 'd4', 'h8', 'h7');
  const faults = async () => (await problems(page)).filter(each => each.severity === 'error').map(each => each.line);
  assert.deepEqual(await faults(), ['3']);
  assert.match((await problems(page))[0].words, /arithmetic on a nil value/);
  assert.deepEqual([await at(page, 'd4'), await at(page, 'h7')], ['light Fox', 'dark Fox']);
  assert.deepEqual(await moves(page), ['Fd3-d4', 'Fh8-h7']);
  await click(page, 'd4');
  assert.deepEqual([await faults(), await targets(page)], [['3'], {}]);
  await press(page, 'undo');
  assert.deepEqual(await moves(page), ['Fd3-d4']);
  await type(page, asks('return true'));
  await press(page, 'save');
  assert.deepEqual(await faults(), []);
  await press(page, 'redo');
  await click(page, 'd4', 'd5');
  assert.deepEqual(await moves(page), ['Fd3-d4', 'Fh8-h7', 'Fd4-d5']);
});

test('problems have the lines and words of check', served, async () => {
  const texts = [fox('m.stepp(m.N)'), asks('return view.at("a1").side'), asks('while true do end'), 'return { name = "Fox" }\n', 'local x = 1\n',
    `${fox('m.step(m.N) * m.is "Wolf"')}`, 'return piece { name = "Fox" symbol = "F" }\n'];
  for (const words of texts) {
    const { file, page } = await own(words);
    const told = run('check', file, '--json').json();
    const shown = await problems(page);
    assert.deepEqual(shown.map(({ line, severity, words: said }) => ({ line, severity, said })), told.map(each => ({
      line: String(each.line), severity: each.severity,
      said: `line ${each.line}: ${each.message}${each.remedy ? `; ${each.remedy}` : ''}` })), words);
    assert.equal(await page.getAttribute('body', 'data-ready'), 'true');
    await page.close();
  }
});

test('a function that loops is stopped at its line within the time of a command', async () => {
  const { page, child } = await own(asks('while view.field.rank == 5 do end\n  return true'), 'F Fd3,fh8');
  await click(page, 'd3', 'd4', 'h8');
  const began = await spent(child);
  await click(page, 'h7');
  assert.ok(await spent(child) - began < 10000);
  assert.ok((await problems(page)).some(each => each.line === '3' && /steps/.test(each.words)));
  assert.deepEqual(await moves(page), ['Fd3-d4', 'Fh8-h7']);
  assert.equal(await page.isVisible('#stop'), false);
});

test('while the saved script is broken the last good board stays, and it is played by the old rules', async () => {
  const { page } = await own(fox('m.step(m.N)'), 'F Fd4,fh8');
  await click(page, 'd4', 'd5', 'h8', 'h7');
  await type(page, 'return 3 +\n');
  await press(page, 'save');
  assert.equal(await page.getAttribute('body', 'data-ready'), 'true');
  assert.equal((await problems(page)).length, 1);
  await click(page, 'd5', 'd6');
  assert.deepEqual(await moves(page), ['Fd4-d5', 'Fh8-h7', 'Fd5-d6']);
  assert.equal((await problems(page)).length, 1);
});

test('the editor knows the words of the library, and underlines what is wrong', async () => {
  const { page } = await own(fox('m.stepp(m.N)'));
  assert.ok(await page.locator('#script .cm-lintRange-error').count() > 0);
  await page.click('#script .cm-content');
  await page.keyboard.press('Control+End');
  await page.keyboard.type('m.orthog');
  await page.waitForSelector('.cm-tooltip-autocomplete li');
  assert.match(await page.textContent('.cm-tooltip-autocomplete li'), /m\.orthogonals/);
  await page.keyboard.press('Escape');
  assert.ok(await page.locator('#script .cm-line span').count() > 3);
});

test('a file that is gone is written again; one that may not be written is told', served, async () => {
  const { file, page } = await own(fox('m.step(m.N)'), 'F Fd4');
  rmSync(file);
  await type(page, fox('m.step(m.E)'));
  await press(page, 'save');
  assert.equal(await page.isVisible('#conflict'), false);
  assert.equal(readFileSync(file, 'utf8'), fox('m.step(m.E)'));
  rmSync(file);
  mkdirSync(file);
  await type(page, fox('m.step(m.W)'));
  await press(page, 'save');
  assert.notEqual(await page.textContent('#reason') + await page.isVisible('#conflict'), 'false');
  assert.equal(await text(page), fox('m.step(m.W)'));
});

test('what is kept is kept by the script, not by the port', served, async () => {
  const [one, other] = ['one', 'other'].map(name => join(folder(), `${name}.lua`));
  for (const file of [one, other]) writeFileSync(file, fox('m.step(m.N)'));
  const port = String(29990 + Math.floor(Math.random() * 1000));
  const first = await serve(one, '--port', port);
  const page = await newPage(first.address);
  await type(page, fox('m.step(m.SE)'));
  await page.waitForFunction(() => Object.values(localStorage).some(kept => kept.includes('m.SE')));
  const stop = ({ child }) => new Promise(done => { child.on('exit', done); child.kill('SIGINT'); });
  await stop(first);
  const second = await serve(other, '--port', port);
  const again = await page.context().newPage();
  await again.goto(second.address);
  await ready(again);
  assert.equal(await text(again), fox('m.step(m.N)'));
  await stop(second);
  // Without a port told it is the same one again, and all that is kept by it.
  const third = await serve(one);
  await stop(third);
  const fourth = await serve(one);
  assert.equal(new URL(third.address).port, new URL(fourth.address).port);
  assert.notEqual(third.address, fourth.address);
});

test('a script out of an address is one of its own, beside the file and what was typed there', served, async () => {
  const { file, address, page } = await own(fox('m.step(m.N)'), 'F Fd4');
  await type(page, fox('m.step(m.SE)'));
  await page.waitForFunction(() => Object.values(localStorage).some(kept => kept.includes('m.SE')));
  const theirs = fox('m.leap(1, 2)');
  const foreign = `${new URL(address).href}#c=${deflateRawSync(theirs).toString('base64url')}`;
  await page.evaluate(to => { location.href = to; }, foreign);
  await page.waitForFunction(() => window.acedrex.script().includes('m.leap'));
  await ready(page);
  assert.equal(await page.textContent('#path'), 'script.lua');
  assert.equal(await page.textContent('#save'), 'Save a copy');
  assert.match(await page.textContent('#reason'), /fox\.lua.*as they were/);
  assert.equal((await saved(page, 'save')).bytes.toString(), theirs);
  await page.reload();
  await ready(page);
  assert.equal(await text(page), theirs);
  // Another editor's save of the file is none of this script.
  writeFileSync(file, fox('m.step(m.N)') + '-- elsewhere\n');
  await page.waitForTimeout(1000);
  assert.equal(await text(page), theirs);
  assert.equal(await page.isVisible('#conflict'), false);
  const again = await page.context().newPage();
  await again.goto(address);
  await ready(again);
  assert.equal(await text(again), fox('m.step(m.SE)'));
  assert.equal(readFileSync(file, 'utf8'), fox('m.step(m.N)') + '-- elsewhere\n');
});

test('an address of the file itself, or of what was typed there, is the file', served, async () => {
  const { address, page } = await own(fox('m.step(m.N)'), 'F Fd4');
  const of = words => `${address}#c=${deflateRawSync(words).toString('base64url')}`;
  const same = await newPage(of(fox('m.step(m.N)')));
  assert.equal(await same.textContent('#path').then(path => path.split('/').pop()), 'fox.lua');
  assert.equal(await same.textContent('#save'), 'Save');
  await type(page, fox('m.step(m.SE)'));
  await page.waitForFunction(() => Object.values(localStorage).some(kept => kept.includes('m.SE')));
  const typed = await page.context().newPage();
  await typed.goto(of(fox('m.step(m.SE)')));
  await ready(typed);
  assert.equal(await typed.textContent('#save'), 'Save');
  assert.equal(await text(typed), fox('m.step(m.SE)'));
});

test('an address that unpacks to very much is told, and not unpacked', async () => {
  const bomb = deflateRawSync(Buffer.alloc(200 << 20, 32), { level: 9 }).toString('base64url');
  const page = await open({ c: bomb });
  assert.match(await page.textContent('#about'), /longer than 1 MB/);
  await page.close();
  const most = fox('m.step(m.N)') + '-'.repeat(800000);
  const other = await open({ c: deflateRawSync(most).toString('base64url') });
  assert.equal(await text(other), most);
});

test('lines keep their ends: a file with CR LF is not changed until something is typed', served, async () => {
  const ends = words => words.replaceAll('\n', '\r\n');
  const { file, page } = await own(ends(fox('m.step(m.N)')), 'F Fd4');
  assert.equal(await text(page), fox('m.step(m.N)'));
  writeFileSync(file, ends(fox('m.step(m.E)')));
  await page.waitForFunction(() => window.acedrex.script().includes('m.E'));
  await ready(page);
  assert.equal(await page.isVisible('#conflict'), false);
  await type(page, fox('m.step(m.W)'));
  await press(page, 'save');
  assert.equal(await page.isVisible('#conflict'), false);
  assert.equal(readFileSync(file, 'utf8'), ends(fox('m.step(m.W)')));
  await type(page, fox('m.step(m.S)'));
  writeFileSync(file, ends(fox('m.step(m.NE)')));
  await page.waitForSelector('#conflict:not([hidden])');
  await press(page, 'keep-mine');
  await press(page, 'save');
  assert.equal(readFileSync(file, 'utf8'), ends(fox('m.step(m.S)')));
});

test('a script that is no UTF-8 is shown and saved', served, async () => {
  const file = join(folder(), 'fox.lua');
  writeFileSync(file, Buffer.from(`${fox('m.step(m.N)')}-- caf\u00e9\n`, 'latin1'));
  const page = await newPage((await serve(file)).address);
  assert.match(await text(page), /caf\u00e9/);
  await type(page, `${await text(page)}-- more\n`);
  await press(page, 'save');
  assert.equal(await page.isVisible('#conflict'), false);
  assert.equal(readFileSync(file, 'latin1'), `${fox('m.step(m.N)')}-- caf\u00e9\n-- more\n`);
});

test('a script of another program is shown, and not written', served, async () => {
  const file = join(folder(), 'init.lua');
  writeFileSync(file, fox('m.step(m.N)'));
  const page = await open({ v: file });
  assert.equal(await page.textContent('#save'), 'Save a copy');
  await type(page, fox('m.step(m.E)'));
  assert.equal((await saved(page, 'save')).bytes.toString(), fox('m.step(m.E)'));
  assert.equal(readFileSync(file, 'utf8'), fox('m.step(m.N)'));
});

test('what a parser with known faults would compile wrongly is an error', async () => {
  const { page } = await own(fox('m.step(m.N)'));
  await type(page, 'local _ENV <const> = 11; local y = X\n');
  assert.match((await problems(page))[0].words, /attempt to index a number value/);
});

test('a page whose program was started again says so', served, async () => {
  const { address } = await serve('classical-chess');
  const page = await newPage(address.replace(/token=.*/, 'token=0123456789abcdef'));
  assert.match(await page.textContent('#about'), /started again/);
});

test('stopping leaves what was before: the turn that was begun, moves undone, comments, looks', async () => {
  const page = await open({ v: 'duck', m: ['Pe2-e4; DP:a1-e5', 'Pd7-d5; De5-e6', 'Pe4-d5*; De6-a3'] });
  await page.fill('#comment', 'so far');
  await page.press('#comment', 'Enter');
  await ready(page);
  await press(page, 'undo');
  await press(page, 'undo');
  await press(page, 'flip');
  await click(page, 'd7', 'd6');
  const board = async () => (await page.innerHTML('#board')).replaceAll(/tabindex="[-0-9]*"/g, '');
  const before = await board(), list = await page.innerHTML('#moves');
  const asked = page.evaluate(() => window.acedrex.ask({ do: 'perft', depth: 9 }).then(() => 'counted', error => error.message));
  await page.waitForSelector('#stop:not([hidden])');
  await press(page, 'stop');
  assert.match(await asked, /stopped/);
  assert.equal(await board(), before);
  assert.equal(await page.innerHTML('#moves'), list);
  await press(page, 'flip');
  await press(page, 'flip');
  assert.equal(await board(), before);
  assert.equal(await page.innerHTML('#moves'), list);
  await click(page, 'e5', 'e6');
  assert.deepEqual(await moves(page), ['Pe2-e4; DP:a1-e5', 'Pd7-d6; De5-e6']);
});

test('a word and a change: data-ready is false at once, and data-state counts what is shown', async () => {
  const { page, file } = await own(fox('m.step(m.N)'), 'F Fd4');
  const state = async () => Number(await page.getAttribute('body', 'data-state'));
  let before = await state();
  const now = await page.evaluate(() => {
    const seen = [];
    const look = () => seen.push(document.body.dataset.ready);
    window.acedrex.setScript(`${window.acedrex.script()}-- one\n`);
    look();
    document.getElementById('flip').click();
    look();
    document.querySelector('[data-field="d4"]').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    look();
    return seen;
  });
  assert.deepEqual(now, ['false', 'false', 'false']);
  await ready(page);
  assert.equal(await state(), before + 3);
  before = await state();
  await page.evaluate(() => { for (let i = 0; i < 5; ++i) window.acedrex.setScript(`${window.acedrex.script()}-- more\n`); });
  await ready(page);
  assert.equal(await state(), before + 1);
  if (!file) return;
  await press(page, 'save');
  before = await state();
  writeFileSync(file, fox('m.step(m.E)'));
  await page.waitForFunction(told => Number(document.body.dataset.state) > told, before);
  await ready(page);
  assert.equal(await text(page), fox('m.step(m.E)'));
});
