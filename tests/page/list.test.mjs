// The list of variants: groups in their order, drawings, search, what is folded away; and figures of a game.
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { address, at, begin, click, closeWindows, end, moves, newPage, open, press, ready, run, setupOf, targets } from './harness.mjs';

before(begin);
afterEach(closeWindows);
after(end);

const shownOf = page => page.$$eval('#variants [data-variant]', list => list.filter(each => each.checkVisibility()).map(each => each.dataset.variant));

test('groups stand in the order of their families, each variant with its first position', async () => {
  const page = await newPage(await address());
  const groups = await page.$$eval('[data-group]', list => list.map(each => [each.dataset.group, each.tagName, each.open]));
  const names = groups.map(([name]) => name);
  assert.equal(names[0], 'classical');
  assert.ok(names.indexOf('croatian') < names.indexOf('simple'));
  assert.deepEqual(groups.find(([name]) => name === 'trial').slice(1), ['DETAILS', false]);
  const book = await page.$$eval('[data-group="croatian"] [data-variant]', list => list.map(each => each.dataset.variant));
  assert.deepEqual(book.slice(0, 4), ['croatian-ties', 'mayan-ascendancy', 'age-of-aquarius', 'mirandas-veil']);
  assert.equal((await page.$$('[data-start]')).length, 4);
  await page.waitForSelector('[data-variant="classical-chess"] svg [data-piece="King"]');
  // What is far below is not drawn yet.
  assert.equal(await page.$('[data-group="croatian"] li:last-child svg'), null);
  await page.click('[data-variant="classical-chess"]');
  await page.waitForFunction(() => document.body.dataset.ready === 'true' && !document.getElementById('table').hidden);
  assert.equal(await page.textContent('#name'), 'Classical Chess');
  assert.deepEqual(page.faults, []);
});

test('the search filters by name and by words of the description', async () => {
  const page = await newPage(await address());
  await page.fill('#search', 'Mayan');
  assert.deepEqual(await shownOf(page), ['mayan-ascendancy']);
  await page.fill('#search', 'hoppers10');
  assert.deepEqual(await shownOf(page), ['hoppers10']);
  await page.fill('#search', 'nosuchword');
  assert.deepEqual(await shownOf(page), []);
  assert.match(await page.textContent('#found'), /No variant/);
  await page.fill('#search', '');
  assert.ok((await shownOf(page)).length > 60);
  assert.equal(await page.$eval('[data-group="trial"]', each => each.open), false);
});

test('a figure is opened, stepped through, and played on from', async () => {
  const page = await open({ v: 'mayan-ascendancy' });
  const told = run('figures', 'mayan-ascendancy', 'cascading-init', '--json').json();
  await page.click('[data-figure="cascading-init"]');
  await ready(page);
  assert.equal(await page.textContent('#figure-words'), told.words);
  const arrows = await page.$$eval('#board [data-shown]', list => list.map(each => `${each.dataset.shown} ${each.dataset.mark}`));
  assert.deepEqual(arrows, told.arrows.map(({ from, to, mark }) => `${from}-${to} ${mark}`));
  assert.equal(await page.isDisabled('#back'), true);
  await press(page, 'forward');
  assert.equal(await page.getAttribute('[data-air]', 'data-air'), 'f7');
  assert.equal(await page.getAttribute('[data-air]', 'data-momentum'), '5');
  assert.equal(await page.$('#board [data-shown]'), null);
  await press(page, 'forward');
  await press(page, 'forward');
  assert.equal(await page.isDisabled('#forward'), true);
  assert.deepEqual(await page.$$eval('#moves [data-ply]:not([data-undone])', list => list.map(each => each.dataset.long ?? each.textContent)), told.moves);
  assert.equal(await at(page, 'i9'), 'light Pyramid');
  for (const step of [2, 1, 0]) {
    await press(page, 'back');
    assert.equal(await page.getAttribute('#figure-step', 'data-step'), String(step));
  }
  // A click plays on from where it stands.
  await press(page, 'forward');
  await click(page, 'f12');
  assert.equal((await setupOf(page)).slice(0, 3), 'ma ');
  assert.equal(await page.getAttribute('#figure-step', 'data-step'), '');
  await press(page, 'figure-again');
  assert.deepEqual(await targets(page), {});
  assert.equal((await moves(page)).length, 0);
  assert.deepEqual(page.faults, []);
});

test('a game without figures has no list of them', async () => {
  const page = await open({ v: 'shogi' });
  assert.equal(await page.isVisible('#figures'), false);
});
