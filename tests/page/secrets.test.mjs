// Games with secrets: who sits at the window, and what that one sees of the board.
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { at, begin, click, closeWindows, end, moves, newPage, open, press, ready, singleFile, status } from './harness.mjs';

before(begin);
afterEach(closeWindows);
after(end);

async function sit(page, seat) {
  await page.click(`[data-seat="${seat}"]`);
  await ready(page);
}
async function uncover(page, side) {
  await page.click(`[data-shows="${side}"]`);
  await ready(page);
}
const label = (page, name) => page.getAttribute(`[data-field="${name}"]`, 'aria-label');
const unknown = page => page.locator('#board .unknown').count();
const reason = page => page.$eval('#reason', each => [each.textContent, each.dataset.rule]);

test('a window is asked who sits there, shows that side alone, and remembers it', async () => {
  const page = await open({ v: 'dark-chess', m: ['e4', 'e5', 'Qh5', 'Nc6'] });
  assert.equal(await page.isVisible('#board'), false);
  assert.deepEqual(await page.$$eval('[data-seat]', list => list.map(each => each.textContent)),
    ['Light', 'Dark', 'Both sides here, in turn', 'Show all']);
  await sit(page, 'light');
  assert.equal(await at(page, 'h5'), 'light Queen');
  assert.equal(await at(page, 'e5'), 'dark Pawn');
  assert.equal(await at(page, 'c6'), '');
  assert.equal(await label(page, 'c6'), 'c6, not known');
  assert.equal(await label(page, 'e5'), 'e5, dark Pawn');
  assert.deepEqual(await moves(page), ['Pe2-e4', '?', 'Qd1-h5', '?']);
  assert.equal(await page.isDisabled('#undo'), true);
  assert.doesNotMatch(decodeURIComponent(page.url()), /Nb8|m=/);
  await page.reload();
  await ready(page);
  assert.equal(await page.textContent('#sitting'), 'Light sits here');
  assert.equal(await at(page, 'c6'), '');
  await click(page, 'f1', 'c4');
  assert.deepEqual(await moves(page), ['Pe2-e4', '?', 'Qd1-h5', '?', 'Bf1-c4']);
  await click(page, 'c4');
  assert.deepEqual(await reason(page), ["it is dark's turn, and light sits here", 'turn']);
  // Another window of the same game is asked, and sees its own.
  const other = await newPage(page.url(), {});
  await sit(other, 'dark');
  assert.deepEqual(await moves(other), ['?', 'Pe7-e5', '?', 'Nb8-c6', '?']);
  assert.equal(await at(other, 'c4'), '');
  await click(other, 'g8', 'f6');
  assert.equal((await moves(other)).at(-1), 'Ng8-f6');
  await press(other, 'sitting');
  await sit(other, 'all');
  assert.equal(await unknown(other), 0);
  assert.deepEqual(await moves(other), ['Pe2-e4', 'Pe7-e5', 'Qd1-h5', 'Nb8-c6', 'Bf1-c4', 'Ng8-f6']);
  assert.deepEqual([...page.faults, ...other.faults], []);
});

test('two windows of one browser: each side sees the turns of the other as they are made', { skip: singleFile !== '' }, async () => {
  const light = await open({ v: 'kriegspiel' });
  await sit(light, 'light');
  const link = light.url();
  await click(light, 'e2', 'e4');
  const dark = await light.context().newPage();
  await dark.goto(link);  // an older one
  await dark.waitForSelector('[data-seat="dark"]');
  await ready(dark);
  await dark.waitForFunction(hash => location.hash === hash, new URL(light.url()).hash);
  await ready(dark);
  await sit(dark, 'dark');
  assert.deepEqual(await moves(dark), ['?']);
  await click(dark, 'd7', 'd5');
  const count = (page, wanted) =>
    page.waitForFunction(number => document.querySelectorAll('#moves [data-ply]').length === number, wanted);
  await count(light, 2);
  await ready(light);
  assert.equal(await light.textContent('#sitting'), 'Light sits here');
  assert.equal(await light.textContent('#umpire'), '1 capture by a Pawn');
  await click(light, 'e4', 'd5');
  await count(dark, 3);
  await ready(dark);
  assert.equal(await dark.textContent('#umpire'), 'a Pawn was captured on d5');
  assert.equal(await at(dark, 'd5'), '');
  assert.deepEqual(light.faults, []);
});

test('both sides in turn: the board is covered between turns', async () => {
  const page = await open({ v: 'dark-chess' });
  await sit(page, 'turn');
  assert.equal(await page.textContent('[data-shows]'), "Light's turn: show the board");
  await uncover(page, 'light');
  await click(page, 'e2', 'e4');
  assert.equal(await page.isVisible('#table'), false);
  assert.equal(await page.textContent('[data-shows]'), "Dark's turn: show the board");
  await page.reload();
  await ready(page);
  await uncover(page, 'dark');
  assert.equal(await at(page, 'e4'), '');
  assert.equal(await label(page, 'e4'), 'e4, not known');
  await click(page, 'd7', 'd5');
  await uncover(page, 'light');
  await click(page, 'f1', 'b5');
  await uncover(page, 'dark');
  await click(page, 'a7', 'a6');
  await uncover(page, 'light');
  // The King is taken: the end is seen by both, and whole.
  await click(page, 'b5', 'e8');
  assert.equal((await status(page)).result, 'light');
  assert.equal(await unknown(page), 0);
  assert.deepEqual(await moves(page), ['Pe2-e4', 'Pd7-d5', 'Bf1-b5', 'Pa7-a6', 'Bb5-e8*']);
  assert.deepEqual(page.faults, []);
});

test('an umpire speaks, and refuses', async () => {
  const page = await open({ v: 'kriegspiel', s: 'KR Ke1,Pe5,Rd2,ke8,pd6,rf4,bb4' });
  await sit(page, 'light');
  assert.equal(await page.textContent('#umpire'), '1 capture by a Pawn');
  await click(page, 'd2', 'c2');
  assert.deepEqual(await reason(page), ['no', 'refused']);
  assert.deepEqual(await moves(page), []);
  // What it captures is not seen.
  await click(page, 'e5', 'd6');
  assert.deepEqual(await moves(page), ['Pe5-d6*']);
  assert.equal(await page.textContent('#umpire'), 'a Pawn was captured on d6');
  const clue = await open({ v: 'secret-queen', m: ['e2', 'd7', 'e4', 'd5'] });
  await sit(clue, 'dark');
  assert.equal(await unknown(clue), 0);
  assert.deepEqual((await moves(clue)).slice(0, 2), ['?', 'Pd7=S']);
  assert.deepEqual([...page.faults, ...clue.faults], []);
});

test('a game without secrets asks nothing, also after one with some', async () => {
  const page = await open({ v: 'dark-chess' });
  await sit(page, 'dark');
  await page.click('#to-list');
  await ready(page);
  await page.click('[data-variant="classical-chess"]');
  await page.waitForFunction(() => document.getElementById('name').textContent === 'Classical Chess');
  await ready(page);
  assert.equal(await page.isVisible('#sitting'), false);
  await click(page, 'e2', 'e4');
  assert.match(page.url(), /m=Pe2-e4/);
  assert.deepEqual(page.faults, []);
});
