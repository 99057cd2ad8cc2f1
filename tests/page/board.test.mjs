// The board by clicks, touch and keyboard: moves, cascades, choices, pockets, turns of several parts.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { after, afterEach, before, test } from 'node:test';
import {
  at, begin, choices, click, closeWindows, end, inChromiumOnly, moves, open, press, ready, run, setupOf, status, targets,
} from './harness.mjs';

before(begin);
afterEach(closeWindows);
after(end);

test('a game of Croatian Ties by clicks', async () => {
  const page = await open({ v: 'croatian-ties' });
  await click(page, 'e2');
  assert.deepEqual(await targets(page), { e3: 'goes', e4: 'goes', e5: 'goes' });
  await click(page, 'e5');
  assert.deepEqual(await moves(page), ['Pe2-e5']);
  assert.equal(await at(page, 'e5'), 'light Pawn');
  assert.equal(await at(page, 'e2'), '');
  assert.deepEqual(await targets(page), {});
  assert.equal((await status(page)).toMove, 'dark');
  // Another piece is selected instead; the same one again is not any more.
  await click(page, 'c10');
  const knight = await targets(page);
  await click(page, 'h10');
  assert.notDeepEqual(await targets(page), knight);
  await click(page, 'h10');
  assert.deepEqual(await targets(page), {});
  await click(page, 'd9', 'd6', 'e5');
  assert.equal((await targets(page)).d6, 'captures');
  await click(page, 'd6');
  assert.deepEqual(await moves(page), ['Pe2-e5', 'Pd9-d6', 'Pe5-d6*']);
  assert.deepEqual(page.faults, []);
});

test('what has no target says why', async () => {
  const page = await open({ v: 'classical-chess' });
  await click(page, 'a1');
  assert.match(await page.textContent('#reason'), /Rook on a1/);
  assert.equal(await page.getAttribute('#reason', 'data-rule'), 'movement');
  await click(page, 'e7');
  const told = run('apply', 'classical-chess', 'Pe7-e6', '--json').json();
  assert.equal(await page.textContent('#reason'), told.reason);
  assert.equal(await page.getAttribute('#reason', 'data-rule'), told.rule);
  await click(page, 'e4');
  assert.equal(await page.textContent('#reason'), '');
});

test('a cascade ply by ply, taken back and finished', async () => {
  const page = await open({ v: 'mayan-ascendancy', s: 'MA El4,Ad8,Ph8,Kf1,ki12' });
  const setup = await setupOf(page), url = page.url();
  await click(page, 'l4');
  assert.equal((await targets(page)).d8, 'activates');
  await click(page, 'd8');
  const air = await page.$eval('[data-air]', each => ({ ...each.dataset }));
  assert.deepEqual({ air: air.air, momentum: air.momentum, piece: air.piece, side: air.side },
    { air: 'd8', momentum: '4', piece: 'Pyramid', side: 'light' });
  assert.equal(air.at, undefined);
  assert.equal(await at(page, 'd8'), 'light Pegasus');
  assert.equal(await setupOf(page), setup);
  assert.equal(page.url(), url);
  assert.deepEqual(await moves(page), []);
  await page.keyboard.press('Escape');
  await ready(page);
  assert.equal(await page.$('[data-air]'), null);
  await click(page, 'l4', 'd8');
  await press(page, 'undo');
  assert.equal(await at(page, 'l4'), 'light Pegasus');
  await click(page, 'l4', 'd8');
  await press(page, 'finish');
  assert.ok((await choices(page)).includes('[El4-d8]~[Ad8-h8=Q]'));
  await page.keyboard.press('Escape');
  assert.equal(await page.isVisible('#choices'), false);
  assert.ok(await page.$('[data-air="d8"]'));
  await click(page, 'h8');
  assert.ok((await choices(page)).length > 1);
  const pictures = await page.$$eval('#choices [data-move] svg', list => list.map(each => each.innerHTML));
  assert.equal(new Set(pictures).size, (await choices(page)).length, 'each choice has a picture of its own');
  await page.click('#choices [data-move="[El4-d8]~[Ad8-h8=Q]"]');
  await ready(page);
  assert.equal(await setupOf(page), 'ma Kf1,Qh8,Ed8,ki12');
  assert.deepEqual(await moves(page), ['[El4-d8]~[Ad8-h8=Q]']);
});

test('a trance-journey ply by ply', async () => {
  const page = await open({ v: 'conquest-of-tlalocan', s: 'CoT He13,Hd12,Ka1,kx24' });
  await click(page, 'd12');
  assert.equal((await targets(page)).e13, 'activates');
  await click(page, 'e13');
  assert.equal(await page.getAttribute('[data-air]', 'data-air'), 'e13');
  await click(page, 'g24');
  if (await page.isVisible('#choices')) await page.click('#choices [data-move="[Hd12-e13]@[He13-g24]"]');
  await ready(page);
  assert.deepEqual(await moves(page), ['[Hd12-e13]@[He13-g24]']);
  assert.match(await at(page, 'g24'), /Shaman/);
});

test('shogi: a piece comes from the hand, by mouse and by keyboard', async () => {
  const page = await open({ v: 'shogi', m: ['Pc3-c4', 'Pg7-g6'] });
  await click(page, 'b2', 'h8');
  if ((await choices(page)).length) {
    await page.click('#choices [data-move]:last-of-type');
    await ready(page);
  }
  assert.equal(await page.getAttribute('#pockets [data-piece="Bishop"]', 'data-count'), '1');
  assert.equal(await page.getAttribute('#pockets [data-piece="Bishop"]', 'data-side'), 'light');
  await click(page, 'g9', 'h8');
  await page.click('#pockets [data-side="light"][data-piece="Bishop"]');
  await ready(page);
  assert.equal((await targets(page)).e5, 'drops');
  await click(page, 'e5');
  assert.equal(await at(page, 'e5'), 'light Bishop');
  assert.equal(await page.$('#pockets [data-side="light"]'), null);
  await page.focus('#pockets [data-side="dark"]');
  await page.keyboard.press('Enter');
  await ready(page);
  assert.ok(Object.values(await targets(page)).every(kind => kind === 'drops'));
  assert.deepEqual(page.faults, []);
});

test('crazyhouse: hands of both sides', async () => {
  const page = await open({ v: 'crazyhouse', s: 'Ch Ke1,ke8,+Q,+Q,+p' });
  assert.equal(await page.getAttribute('#pockets [data-piece="Queen"]', 'data-count'), '2');
  await page.click('#pockets [data-side="dark"]');
  await ready(page);
  assert.deepEqual(await targets(page), {});
  assert.notEqual(await page.textContent('#reason'), '');
  await page.click('#pockets [data-piece="Queen"]');
  await ready(page);
  await click(page, 'e4');
  assert.equal((await status(page)).check, 'true');
});

// A script in the address: two queues, one with names of places and windows.
const stock = readFileSync(new URL('../cli/stock.lua', import.meta.url));

test('a stock of 162: the next ones with places and turns, dropped by clicks', async () => {
  const page = await open({ c: deflateRawSync(stock).toString('base64url') });
  const queue = '#pockets .near .queue[data-pocket="pieces"]';
  assert.equal(await page.textContent(`${queue} .count`), 'pieces: 162');
  assert.equal(await page.locator(`${queue} button`).count(), 1);
  assert.equal(await page.textContent(`${queue} button`), 'A1, by turn 5');
  assert.equal(await page.textContent(`${queue} .waiting >> nth=0`), 'B1, turns 2 to 6');
  assert.equal(await page.textContent('#pockets .far .queue[data-pocket="pieces"] button'), 'A18, by turn 5');
  assert.equal(await page.textContent('#owed'), 'owed 2');
  await click(page, 'e2', 'e4');
  await page.click(`${queue} button`);
  await ready(page);
  assert.equal((await targets(page)).a3, 'drops');
  await click(page, 'a3');
  assert.equal(await at(page, 'a3'), 'light Rook');
  assert.equal(await page.textContent(`${queue} .count`), 'pieces: 161');
  await page.click('#pockets .near .queue[data-pocket="pawns"] button');
  await ready(page);
  await click(page, 'h4');
  assert.deepEqual(await moves(page), ['P e2-e4; R A1-a3; P-h4']);
  assert.equal(await page.textContent(`${queue} button`), 'B1, by turn 6');
  assert.deepEqual(page.faults, []);
});

test('duck: a turn of two parts', async () => {
  const page = await open({ v: 'duck' });
  await click(page, 'e2', 'e4');
  assert.deepEqual(await moves(page), []);
  assert.equal(await at(page, 'e4'), 'light Pawn');
  await click(page, 'P:a1', 'e5');
  assert.deepEqual(await moves(page), ['Pe2-e4; DP:a1-e5']);
  assert.equal(await at(page, 'e5'), 'none Duck');
});

test('castling by either field, promotion by choice', async () => {
  const page = await open({ v: 'classical-chess', s: 'r3k2r/8/8/8/8/8/P7/R3K2R w KQkq - 0 1' });
  await click(page, 'e1');
  const marked = await targets(page);
  assert.equal(marked.g1, 'goes');
  assert.equal(marked.h1, 'goes');
  await click(page, 'h1');
  assert.equal(await at(page, 'g1'), 'light King');
  const other = await open({ v: 'classical-chess', s: 'CC Pe7,Ka1,kh8' });
  await click(other, 'e7', 'e8');
  assert.deepEqual((await choices(other)).sort(), ['Pe7-e8=B', 'Pe7-e8=N', 'Pe7-e8=Q', 'Pe7-e8=R']);
  await other.keyboard.press('Tab');
  await other.keyboard.press('Enter');
  await ready(other);
  assert.deepEqual(await moves(other), ['Pe7-e8=R']);
  assert.equal(await other.isVisible('#choices'), false);
});

test('the keyboard alone', async () => {
  const page = await open({ v: 'classical-chess' });
  const here = () => page.evaluate(() => document.activeElement.dataset.field);
  for (let i = 0; i < 20 && !(await here()); ++i) await page.keyboard.press('Tab');
  assert.ok(await here());
  await page.focus('[data-field="e2"]');
  await page.keyboard.press('Enter');
  await ready(page);
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown']) await page.keyboard.press(key);
  assert.equal(await here(), 'e4');
  await page.keyboard.press('Space');
  await ready(page);
  assert.deepEqual(await moves(page), ['Pe2-e4']);
  assert.equal(await here(), 'e4');
  await page.focus('[data-field="a1"]');
  await page.keyboard.press('ArrowLeft');
  assert.equal(await here(), 'a1');
  await page.keyboard.press('ArrowUp');
  await press(page, 'flip');
  await page.focus('[data-field="a2"]');
  await page.keyboard.press('ArrowDown');
  assert.equal(await here(), 'a3');
});

test('Croatian Ties by the keyboard', async () => {
  const page = await open({ v: 'croatian-ties' });
  for (const [field, ...keys] of [['e2', 'ArrowUp', 'ArrowUp', 'ArrowUp'], ['d9', 'ArrowDown', 'ArrowRight', 'ArrowLeft', 'ArrowDown'],
    ['h1', 'ArrowUp', 'ArrowUp', 'ArrowRight']]) {
    await page.focus(`[data-field="${field}"]`);
    for (const key of ['Enter', ...keys, 'Space']) {
      await page.keyboard.press(key);
      await ready(page);
    }
  }
  assert.deepEqual(await moves(page), ['Pe2-e5', 'Pd9-d7', 'Nh1-i3']);
});

test('touch, and a board that is flipped', inChromiumOnly, async () => {
  const page = await open({ v: 'classical-chess' }, { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
  await page.tap('[data-field="g1"]');
  await ready(page);
  await page.tap('[data-field="f3"]');
  await ready(page);
  assert.deepEqual(await moves(page), ['Ng1-f3']);
  const box = name => page.locator(`[data-field="${name}"]`).boundingBox();
  assert.ok((await box('a1')).y > (await box('a8')).y && (await box('a1')).x < (await box('h1')).x);
  await press(page, 'flip');
  assert.ok((await box('a1')).y < (await box('a8')).y && (await box('a1')).x > (await box('h1')).x);
  await page.tap('[data-field="b8"]');
  await ready(page);
  await page.tap('[data-field="c6"]');
  await ready(page);
  assert.deepEqual(await moves(page), ['Ng1-f3', 'Nb8-c6']);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false);
});

test('dragging', async () => {
  const page = await open({ v: 'classical-chess' });
  const middle = async name => {
    const box = await page.locator(`[data-field="${name}"]`).boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  await page.mouse.move(...await middle('b1'));
  await page.mouse.down();
  await page.mouse.move(...await middle('c2'), { steps: 4 });
  await page.mouse.move(...await middle('c3'), { steps: 4 });
  await ready(page);
  await page.mouse.up();
  await ready(page);
  assert.deepEqual(await moves(page), ['Nb1-c3']);
  assert.equal(await page.$('.dragged'), null);
});

test('mate, stalemate, resignation, agreement', async () => {
  const page = await open({ v: 'classical-chess', m: ['Pf2-f3', 'Pe7-e5', 'Pg2-g4'] });
  await click(page, 'd8', 'h4');
  assert.deepEqual({ ...(await status(page)), words: '' }, { toMove: 'light', check: 'true', result: 'dark', words: '' });
  const still = await open({ v: 'classical-chess', s: 'cc Kb6,Qc7,ka8' });
  assert.equal((await status(still)).result, 'draw');
  assert.equal((await status(still)).check, 'false');
  const game = await open({ v: 'classical-chess' });
  await press(game, 'resign');
  assert.equal((await status(game)).result, 'dark');
  await press(game, 'undo');
  assert.equal((await status(game)).result, '');
  await press(game, 'offer');
  await press(game, 'accept');
  assert.equal((await status(game)).result, 'draw');
});

test('a move that passes', async () => {
  const page = await open({ v: 'pass8' });
  await press(page, 'pass');
  await press(page, 'pass');
  assert.equal((await status(page)).result, 'draw');
  const other = await open({ v: 'classical-chess' });
  assert.equal(await other.isVisible('#pass'), false);
});

test('amazons: what comes next is told, and a shot is clicked where it goes', async () => {
  const page = await open({ v: 'amazons' });
  assert.equal(await page.textContent('#next'), '');
  await click(page, 'd1', 'd4');
  assert.equal(await page.textContent('#next'), 'next: shoot with the Amazon on d4');
  await click(page, 'd4');
  assert.match(await page.getAttribute('[data-field="d9"]', 'aria-label'), /\(shoot\)$/);
  await click(page, 'd9');
  assert.deepEqual(await moves(page), ['Ad1-d4; Ad4-d4,d9+X']);
  assert.equal(await page.textContent('#next'), '');
  assert.deepEqual(page.faults, []);
});

test('underworld: on which board the turn begins and goes on', async () => {
  const page = await open({ v: 'underworld', s: 'UW Ke1,UU:e1,Ph2,PU:a2,ke8,uU:e8' });
  assert.equal(await page.textContent('#next'), 'next: a move on U');
  await click(page, 'h2');
  assert.match(await page.textContent('#reason'), /does not begin this turn; next: a move on U$/);
  await click(page, 'U:a2', 'U:a3');
  assert.equal(await page.textContent('#next'), 'next: a move on the first board');
  await click(page, 'h2', 'h3');
  assert.deepEqual(await moves(page), ['PU:a2-U:a3; Ph2-h3']);
  assert.deepEqual(page.faults, []);
});

// Knights that keep in mind where they stood at first.
const kept = readFileSync(new URL('../cli/kept.lua', import.meta.url));

test('notes of pieces in hand and on the board', async () => {
  const page = await open({ c: deflateRawSync(kept).toString('base64url'),
    s: 'X Ke1,Nd4{home:b1},ke8,+N{hand}{home:b1},+N{hand}{home:g1},+N{hand}{home:g1}' });
  const label = name => page.getAttribute(`[data-field="${name}"]`, 'aria-label');
  assert.equal(await label('d4'), 'd4, light Knight, home:b1');
  const second = '#pockets [data-tags="{home:g1}"]';
  assert.equal(await page.textContent(second), 'home:g1× 2');
  await page.click(second);
  await ready(page);
  assert.equal(await page.getAttribute(second, 'aria-pressed'), 'true');
  assert.equal(await page.getAttribute('#pockets [data-tags="{home:b1}"]', 'aria-pressed'), 'false');
  await click(page, 'a4');
  assert.deepEqual(await moves(page), ['N{hand}{home:g1}+a4']);
  assert.equal(await label('a4'), 'a4, light Knight, home:g1');
  assert.deepEqual(page.faults, []);
});
