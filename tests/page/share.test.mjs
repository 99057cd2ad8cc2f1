// Links that open elsewhere, files that are opened and dropped, and what is saved.
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { at, begin, click, closeWindows, end, hash, moves, newPage, open, press, ready, run, saved, serve, setupOf, singleFile } from './harness.mjs';

before(begin);
afterEach(closeWindows);
after(end);

const long = page => page.$$eval('#moves [data-ply]:not([data-undone])', list => list.map(each => each.dataset.long ?? each.textContent));
const file = (name, text) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

test('a copied link leads where the program was told, or is said to open here only', { skip: Boolean(singleFile) }, async () => {
  const own = await open({ v: 'classical-chess' });
  assert.match(await own.textContent('#link-note'), /this machine only/);
  await press(own, 'copy-link');
  assert.ok(!(await own.evaluate(() => navigator.clipboard.readText())).includes('token'));
  const base = 'https://example.org/acedrex.html';
  const { address, child } = await serve('classical-chess', '--public', base);
  const page = await newPage(address);
  await click(page, 'e2', 'e4');
  assert.match(await page.textContent('#link-note'), /example\.org/);
  await press(page, 'copy-link');
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), base + hash({ v: 'classical-chess', m: ['Pe2-e4'] }));
  child.kill();
  const wrong = run('serve', '--public', 'example');
  assert.equal(wrong.code, 2);
  assert.match(wrong.err, /is not an address of a page, as https:/);
});

test('a link that is pasted is taken over, whatever address it is of', async () => {
  const page = await open({ v: 'classical-chess' });
  await page.fill('#paste-link', `https://example.org/a.html?x=1${hash({ v: 'croatian-ties', m: ['Pe2-e5'] })}`);
  await page.press('#paste-link', 'Enter');
  await page.waitForFunction(() => document.getElementById('name').textContent === 'Croatian Ties' && document.body.dataset.ready === 'true');
  assert.equal(await at(page, 'e5'), 'light Pawn');
  await page.fill('#paste-link', 'https://example.org/');
  await page.press('#paste-link', 'Enter');
  await page.waitForFunction(() => document.getElementById('link-error').textContent.includes('not a link'));
  assert.equal(await page.getAttribute('#paste-link', 'data-error'), 'yes');
  assert.equal(await at(page, 'e5'), 'light Pawn');
  assert.deepEqual(page.faults, []);
});

test('files are opened by what is in them', async () => {
  const page = await open({ v: 'croatian-ties' });
  const give = async (name, text) => {
    await page.setInputFiles('#open-file', file(name, text));
    await page.waitForFunction(() => document.getElementById('open-file').value === '' && document.body.dataset.ready === 'true');
  };
  await give('game.pgn', '[Variant "classical-chess"]\n\n1. e4 e5 2. Nf3 *\n');
  assert.deepEqual(await long(page), ['Pe2-e4', 'Pe7-e5', 'Ng1-f3']);
  await give('mine.lua', 'return variant.extend(require "classical.classical-chess", { name = "Mine" })\n');
  assert.equal(await page.textContent('#name'), 'Mine');
  await give('variants.ini', '[two-kings:chess]\nstartFen = 4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1\n');
  assert.equal(await page.isVisible('[data-bring="two-kings"]'), true);
  assert.deepEqual(page.faults, []);
});

test('a game of another program opens the variant by its name for people', async () => {
  const page = await open({ v: 'shogi' });
  for (const [named, slug] of [['King of the Hill', 'king-of-the-hill'], ['Atomic', 'atomic'], ['Three-check', 'three-check']]) {
    const buffer = Buffer.from(`[Variant "${named}"]\n\n1. Nf3 e6 *\n`);
    await page.setInputFiles('#open-file', { name: 'a.pgn', mimeType: 'application/x-chess-pgn', buffer });
    await page.waitForFunction(wanted => location.hash.startsWith(`#v=${wanted}&m=`) && document.body.dataset.ready === 'true', slug);
    assert.deepEqual(await moves(page), ['Ng1-f3', 'Pe7-e6']);
  }
  assert.deepEqual(page.faults, []);
});

test('what is wrong with a score stands at its field', async () => {
  const page = await open({ v: 'classical-chess', m: ['Pd2-d4'] });
  await page.setInputFiles('#open-file', file('game.pgn', '1. e4 e5 2. Nf6 *\n'));
  await page.waitForFunction(() => document.getElementById('score-error').textContent.includes('Nf6'));
  await ready(page);
  assert.equal(await page.inputValue('#score'), '1. e4 e5 2. Nf6 *\n');
  assert.equal(await page.getAttribute('#score', 'aria-invalid'), 'true');
  assert.deepEqual(await long(page), ['Pe2-e4', 'Pe7-e5']);
  await page.fill('#score', '1. d4 d5 *');
  await press(page, 'paste-score');
  assert.equal(await page.textContent('#score-error'), '');
  assert.deepEqual(await long(page), ['Pd2-d4', 'Pd7-d5']);
});

test('a file that is dropped on the board is opened', async () => {
  const page = await open({ v: 'classical-chess' });
  await page.evaluate(() => {
    const dropped = new DataTransfer();
    dropped.items.add(new File(['1. d4 d5 *\n'], 'game.pgn'));
    document.getElementById('board').dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }));
  });
  await ready(page);
  assert.deepEqual(await long(page), ['Pd2-d4', 'Pd7-d5']);
});

test('game and pictures are saved as files', async () => {
  const page = await open({ v: 'classical-chess', m: ['Pe2-e4'] });
  const score = await saved(page, 'save-score');
  assert.equal(score.name, 'classical-chess.pgn');
  assert.match(score.bytes.toString(), /1\. e4/);
  const svg = await saved(page, 'save-svg');
  assert.match(svg.bytes.toString(), /^<svg[^]*data-at="e4"/);
  const png = await saved(page, 'save-png');
  assert.equal(png.name, 'classical-chess.png');
  assert.equal(png.bytes.subarray(1, 4).toString(), 'PNG');
  assert.equal(Math.max(png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)), 1600);
  assert.ok(png.bytes.length > 20_000);
  assert.equal((await moves(page)).length, 1);
  assert.ok(await setupOf(page));
});
