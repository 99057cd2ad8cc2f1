// The computer at the page: it answers turns, gives hints and analyses; nothing of it where sides have secrets.
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { begin, click, closeWindows, end, inChromiumOnly, moves, open, press, ready, run, status } from './harness.mjs';

before(begin);
afterEach(closeWindows);
after(end);

const played = (page, count) => page.waitForFunction(wanted =>
  document.body.dataset.ready === 'true' && document.body.dataset.thinking === 'false' &&
  document.querySelectorAll('#moves [data-ply]:not([data-undone])').length === wanted, count);

test('the opponent answers two turns, and the turns that are taken back it does not play again', async () => {
  const page = await open({ v: 'classical-chess' });
  assert.equal(await page.inputValue('#opponent'), '');
  await page.selectOption('#opponent', '1');
  assert.equal(await page.inputValue('#opponent-side'), 'dark');
  await click(page, 'e2', 'e4');
  await played(page, 2);
  await click(page, 'a2', 'a3');
  await played(page, 4);
  const before = await moves(page);
  assert.match(before[1], /^[A-Z]?[a-h][78]/);
  await press(page, 'undo');
  await ready(page);
  assert.deepEqual(await moves(page), before.slice(0, 3));
  await page.selectOption('#opponent', '');
  await press(page, 'new');
  await page.selectOption('#opponent-side', 'light');
  await page.selectOption('#opponent', '1');
  await played(page, 1);
  assert.deepEqual(page.faults, []);
});

test('a hint is an arrow, an analysis has lines and a bar, and it ends when it is stopped', async () => {
  const page = await open({ v: 'classical-chess', s: 'CC Kf6,Ra1,kg8' });
  await press(page, 'hint');
  await page.waitForSelector('#board [data-arrow]');
  assert.equal(await page.locator('#evaluation').isVisible(), false);
  await press(page, 'analyse');
  await page.waitForSelector('#lines [data-rank="1"][data-score="#3"]');
  assert.equal(await page.getAttribute('#evaluation', 'data-value'), '#3');
  assert.deepEqual(await page.$eval('#eval', each => ({ ...each.dataset })), { win: '1', score: '#3' });
  // The board answers meanwhile, and the analysis goes on from there.
  await click(page, 'a1', 'a2');
  await page.waitForFunction(() => /^#?-?\d+$/.test(document.querySelector('#lines [data-rank]')?.dataset.score));
  await press(page, 'new');
  await page.waitForFunction(() => document.body.dataset.thinking === 'true');
  await press(page, 'stop');
  await page.waitForFunction(() => document.body.dataset.thinking === 'false');
  assert.equal(await page.getAttribute('#analyse', 'aria-pressed'), 'false');
  assert.equal(await page.locator('#evaluation').isVisible(), false);
  assert.deepEqual(page.faults, []);
});

test('a long thought is ended by a turn at once, and nothing is thought in a window that is hidden', async () => {
  const page = await open({ v: 'croatian-ties' });
  await page.selectOption('#opponent', '8');
  await page.selectOption('#opponent-side', 'light');
  await page.waitForFunction(() => document.body.dataset.thinking === 'true');
  await page.click('#stop');
  await played(page, 1);
  await press(page, 'analyse');
  await page.waitForFunction(() => document.body.dataset.thinking === 'true');
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  assert.equal(await page.getAttribute('body', 'data-thinking'), 'false');
  assert.deepEqual(page.faults, []);
});

test('the mistakes of a whole game: a graph, marks on the moves, and a click that goes there', async () => {
  const page = await open({ v: 'classical-chess', m: ['Pf2-f3', 'Pe7-e5', 'Pg2-g4'] });
  assert.equal(await page.isVisible('#graph'), false);
  await press(page, 'annotate');
  await page.waitForSelector('#graph [data-position="3"][data-mark="??"]');
  await ready(page);
  assert.equal(await page.$eval('#moves [data-ply="3"]', each => each.dataset.worth), '??');
  assert.match(await page.getAttribute('#moves [data-ply="3"]', 'title'), /% worse than /);
  assert.equal(await page.$eval('#graph [data-position="3"]', each => Number(each.dataset.win) < 0.1), true);
  await page.click('#graph [data-position="1"]');
  await ready(page);
  assert.deepEqual(await moves(page), ['Pf2-f3']);
  // What is known stays, until another move is made.
  assert.equal(await page.isVisible('#graph [data-mark="??"]'), true);
  await click(page, 'd7', 'd5');
  assert.equal(await page.isVisible('#graph'), false);
  assert.deepEqual(page.faults, []);
});

test('a problem is solved: a tree of moves, each played by a click', async () => {
  const page = await open({ v: 'classical-chess', s: 'CC Ka7,Rh3,Rg3,Be4,ke2,pb2' });
  await page.fill('#stipulation', '#2');
  await press(page, 'solve');
  await page.waitForSelector('#solution [data-count]');
  const told = run('solve', 'classical-chess', '#2', '--setup', 'CC Ka7,Rh3,Rg3,Be4,ke2,pb2', '--variations', '--json').json();
  assert.equal(await page.getAttribute('#solution [data-count]', 'data-count'), String(told.count));
  const [key] = told.solutions, line = [...key.moves, ...key.variations[0].moves];
  await page.click(`#solution [data-moves="${line.join(' ')}"]`);
  await ready(page);
  assert.deepEqual(await moves(page), line);
  assert.equal((await status(page)).result, 'light');
  await page.click(`#solution [data-moves="${line[0]}"]`);
  await ready(page);
  assert.deepEqual(await moves(page), line.slice(0, 1));
  await page.fill('#stipulation', 'mate in two');
  await press(page, 'solve');
  await page.waitForSelector('#solution .error');
  assert.equal(await page.getAttribute('#stipulation', 'aria-invalid'), 'true');
  assert.deepEqual(page.faults, []);
});

test('what is searched in between takes its time only: the opponent still moves, and the analysis goes on', async () => {
  const page = await open({ v: 'classical-chess' });
  await page.selectOption('#opponent', '8');
  let count = 0;
  for (const [field, to, button] of [['e2', 'e4', 'hint'], ['d2', 'd3', 'annotate'], ['a2', 'a3', 'solve']]) {
    await click(page, field, to);
    await page.fill('#stipulation', '#1');
    await page.click(`#${button}`);
    await played(page, count += 2);
  }
  await page.selectOption('#opponent', '');
  await press(page, 'analyse');
  await page.waitForSelector('#lines [data-rank]');
  await page.click('#solve');
  await page.waitForSelector('#solution [data-count]');
  await page.waitForFunction(() => document.body.dataset.thinking === 'true');
  assert.equal(await page.getAttribute('#analyse', 'aria-pressed'), 'true');
  assert.deepEqual(page.faults, []);
});

test('who comes back from the list, or ends editing, finds the opponent at work', async () => {
  const page = await open({ v: 'classical-chess' });
  await page.selectOption('#opponent', '8');
  await click(page, 'e2', 'e4');
  await page.click('#to-list');
  await page.waitForFunction(() => document.body.dataset.thinking === 'false' && document.body.dataset.ready === 'true');
  await page.goBack();
  await played(page, 2);
  await click(page, 'd2', 'd3');
  await press(page, 'edit');
  await page.waitForFunction(() => document.body.dataset.thinking === 'false');
  assert.equal((await moves(page)).length, 3);
  await press(page, 'edit');
  await played(page, 4);
  assert.deepEqual(page.faults, []);
});

test('a comment that is being written is left alone by the opponent’s turn, and kept with its move', async () => {
  const page = await open({ v: 'classical-chess' });
  await page.selectOption('#opponent', '8');
  await click(page, 'e2', 'e4');
  await page.focus('#comment');
  await page.keyboard.type('a good');
  await played(page, 2);
  assert.equal(await page.inputValue('#comment'), 'a good');
  await page.keyboard.type(' move');
  await page.keyboard.press('Enter');
  await ready(page);
  assert.deepEqual(await page.$$eval('#moves .comment', list => list.map(each => [each.dataset.side, each.textContent])), [['light', 'a good move']]);
  assert.equal(await page.inputValue('#comment'), '');
  assert.deepEqual(page.faults, []);
});

test('an analysis shows nothing of a game with secrets that is opened next', async () => {
  const page = await open({ v: 'classical-chess' });
  await press(page, 'analyse');
  await page.waitForSelector('#lines [data-rank]');
  await page.click('#to-list');
  await ready(page);
  await page.click('[data-variant="dark-chess"]');
  await ready(page);
  await page.click('[data-seat="light"]');
  await ready(page);
  assert.equal(await page.locator('#evaluation').isVisible(), false);
  assert.deepEqual(page.faults, []);
});

test('long lines of an analysis make the page no wider than a phone', inChromiumOnly, async () => {
  const page = await open({ v: 'mayan-ascendancy' }, { viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true });
  await page.tap('#analyse');
  await page.waitForFunction(() => document.querySelector('#lines [data-rank]')?.textContent.length > 50);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320);
});

test('games with secrets have no opponent', async () => {
  const page = await open({ v: 'dark-chess' });
  await page.click('[data-seat="light"]');
  await ready(page);
  assert.equal(await page.locator('#computer').isVisible(), false);
});
