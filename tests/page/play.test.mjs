// The board to play on: panels, moves and stepping, choices, what goes on within a turn, looks, marks of one's own.
import assert from 'node:assert/strict';
import { deflateRawSync } from 'node:zlib';
import { after, afterEach, before, test } from 'node:test';
import {
  at, begin, choices, click, closeWindows, end, inChromiumOnly, moves, newPage, open, press, ready, run, serve, setupOf,
  singleFile, status,
} from './harness.mjs';

before(begin);
afterEach(closeWindows);
after(end);

const toggle = (page, name) => page.click(`[data-toggle="${name}"]`);
const box = (page, what) => page.locator(what).boundingBox();
const written = page => page.$$eval('#moves [data-ply]', list => list.map(each => each.textContent));
const key = async (page, name) => {
  await page.keyboard.press(name);
  await ready(page);
};
const cascade = { v: 'mayan-ascendancy', s: 'MA El4,Ad8,Ph8,Kf1,ki12' };

// ---- layout ----------------------------------------------------------------------------------------------------------

test('the board takes the window; panels open and are remembered', async () => {
  const page = await open({ v: 'classical-chess' }, { viewport: { width: 1280, height: 800 } });
  assert.equal(await page.isVisible('[data-panel="script"]'), false);
  for (const name of ['moves', 'script', 'settings']) {
    const expanded = () => page.getAttribute(`[data-toggle="${name}"]`, 'aria-expanded');
    if (await expanded() === 'true') await toggle(page, name);
    assert.equal(await page.isVisible(`[data-panel="${name}"]`), false, name);
    assert.equal(await expanded(), 'false');
  }
  assert.ok((await box(page, '#board')).width >= 700, (await box(page, '#board')).width);
  await toggle(page, 'script');
  assert.equal(await page.isVisible('[data-panel="script"]'), true);
  const wide = (await box(page, '#script-side')).width;
  await page.focus('#bar');
  await page.keyboard.press('ArrowLeft');
  assert.ok((await box(page, '#script-side')).width > wide);
  await page.reload();
  await ready(page);
  assert.equal(await page.isVisible('[data-panel="script"]'), true);
  assert.equal(await page.isVisible('[data-panel="moves"]'), false);
  assert.ok((await box(page, '#script-side')).width > wide);
  const own = await open({ c: deflateRawSync('return piece { name = "Fox", symbol = "F", moves = require "acedrex.movement".step() }').toString('base64url') }, {});
  assert.equal(await own.isVisible('[data-panel="script"]'), true, 'a script of one’s own');
});

test('nothing moves while a game is played', async () => {
  for (const size of [{ width: 1280, height: 800 }, { width: 390, height: 844 }]) {
    const page = await open({ v: 'crazyhouse' }, { viewport: size });
    await page.evaluate(() => {
      window.shifts = [];
      new PerformanceObserver(list => window.shifts.push(...list.getEntries().map(each =>
        [each.value, ...each.sources.map(source => source.node?.id || source.node?.className || source.node?.nodeName)]))).observe({ type: 'layout-shift' });
    });
    const where = () => page.evaluate(() => [...['board', 'moves-panel', 'setup'].map(id => Math.round(document.getElementById(id).getBoundingClientRect().top)), scrollY]);
    await click(page, 'e2');
    const first = await where();
    for (const name of ['e4', 'd7', 'd5', 'e4', 'd5', 'd8', 'd5', 'a1', 'b1', 'c3', 'd5', 'd4']) {
      await page.evaluate(field => document.querySelector(`[data-field="${field}"]`).dispatchEvent(new MouseEvent('click', { bubbles: true })), name);
      await ready(page);
      assert.deepEqual(await where(), first, name);
    }
    assert.ok((await moves(page)).length >= 5);
    assert.deepEqual(await page.evaluate(() => window.shifts), []);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false);
  }
});

test('on a phone the board comes first, then status and moves, without scrolling', inChromiumOnly, async () => {
  const page = await open({ v: 'classical-chess', m: ['Pe2-e4'] }, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const [board, words, list] = [await box(page, '#board'), await box(page, '#status'), await box(page, '#moves [data-ply="1"]')];
  assert.ok(board.width > 370 && board.y + board.height <= words.y && words.y < list.y && list.y + list.height < 844);
});

test('on a phone one comes back to the list, and the end is told in whole words', inChromiumOnly, async () => {
  const page = await open({ v: 'classical-chess', m: ['f3', 'e5', 'g4', 'Qh4'] }, { viewport: { width: 320, height: 480 }, hasTouch: true, isMobile: true });
  const end = await box(page, '#result');
  assert.ok(end.height < 90 && end.x >= 0 && end.x + end.width <= 320, JSON.stringify(end));
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320);
  await page.tap('#to-list');
  await page.waitForSelector('#list [data-variant]');
});

test('Stop covers nothing that can be pressed, and moves nothing', async () => {
  const page = await open({ v: 'classical-chess' }, { viewport: { width: 1280, height: 800 } });
  await toggle(page, 'script');
  const places = () => page.evaluate(() => [...document.querySelectorAll('header > *:not(#stop, #about), nav button, #save, #status')].map(each => {
    const { x, y, width, height } = each.getBoundingClientRect(), there = document.elementFromPoint(x + width / 2, y + height / 2);
    return [each.id || each.dataset.toggle, x, y, there !== null && (each.contains(there) || there.contains(each))];
  }));
  const before = await places();
  await press(page, 'analyse');
  await page.waitForSelector('#stop:not([hidden])');
  assert.deepEqual(await places(), before);
  await press(page, 'stop');
});

// ---- moves -----------------------------------------------------------------------------------------------------------

test('moves by full moves in two columns, as players write them, and the result', async () => {
  const page = await open({ v: 'classical-chess', m: ['Pf2-f3', 'Pe7-e5', 'Pg2-g4', 'Qd8-h4'] });
  assert.deepEqual(await written(page), ['f3', 'e5', 'g4', 'Qh4#']);
  assert.deepEqual(await moves(page), ['Pf2-f3', 'Pe7-e5', 'Pg2-g4', 'Qd8-h4']);
  assert.deepEqual(await page.$$eval('#moves [data-turn="2"] [data-ply]', list => list.map(each => each.dataset.ply)), ['3', '4']);
  const [light, dark] = [await box(page, '[data-ply="3"]'), await box(page, '[data-ply="4"]')];
  assert.ok(light.y === dark.y && light.x < dark.x);
  assert.equal(await page.getAttribute('#moves [data-outcome]', 'data-outcome'), 'dark');
  assert.match(await page.textContent('#moves [data-outcome]'), /0–1/);
  // A notation of the variant's own has no classical form.
  const own = await open(cascade);
  await click(own, 'l4', 'd8', 'd9');
  assert.deepEqual(await written(own), await moves(own));
  const black = await open({ v: 'classical-chess', s: 'cc Ke1,ke8,Pa2', m: ['Ke8-e7', 'Ke1-e2'] });
  assert.deepEqual(await black.$$eval('#moves [data-turn]', list => list.map(each => each.textContent)), ['1.…Ke7', '2.Ke2']);
});

test('first, back, forward, last by buttons and keys', async () => {
  const page = await open({ v: 'classical-chess', m: ['Pe2-e4', 'Pe7-e5', 'Ng1-f3'] });
  const shown = async () => (await moves(page)).length;
  for (const [what, count] of [['ArrowLeft', 2], ['ArrowLeft', 1], ['ArrowRight', 2], ['Home', 0], ['End', 3]]) {
    await key(page, what);
    assert.equal(await shown(), count, what);
  }
  for (const [what, count] of [['first', 0], ['forward', 1], ['last', 3], ['back', 2]]) {
    await press(page, what);
    assert.equal(await shown(), count, what);
  }
  assert.equal(await page.locator('#moves [data-ply]').count(), 3);
  // In a text, and on a field, the keys have a meaning of their own.
  await page.focus('#setup');
  await key(page, 'Home');
  await page.focus('[data-field="d4"]');
  await key(page, 'ArrowLeft');
  assert.equal(await shown(), 2);
  assert.equal(await page.evaluate(() => document.activeElement.dataset.field), 'c4');
  // After a click by the mouse they step on.
  await click(page, 'g1');
  await key(page, 'ArrowLeft');
  assert.equal(await shown(), 1);
});

test('a move of several plies is stepped through', async () => {
  const page = await open({ ...cascade, m: ['[El4-d8]~[Ad8-h8=Q]'] });
  await press(page, 'plies');
  assert.match(await page.textContent('#phase'), /ply 1 of 2/);
  assert.equal(await at(page, 'h8'), 'light Pawn');
  await press(page, 'plies');
  assert.equal(await page.textContent('#phase'), '');
  assert.equal(await at(page, 'h8'), 'light Queen');
});

test('comments and variations are shown, made by playing, and followed', async () => {
  const page = await open({ v: 'classical-chess' });
  await page.click('#files summary');
  await page.fill('#score', '1. e4 e5 (1... c5 {sharp} 2. Nf3 d6) 2. Nf3! {good} *');
  await press(page, 'paste-score');
  await press(page, 'back');
  const lines = () => page.$$eval('#moves [data-variation]', list => list.map(each => [...each.querySelectorAll('.move')].map(move => move.textContent)));
  assert.deepEqual(await lines(), [['1… c5', '2. Nf3', 'd6']]);
  assert.equal(await page.textContent('#moves .comment'), 'good');
  await page.click('#moves [data-variation] .move >> nth=1');
  await ready(page);
  assert.deepEqual(await moves(page), ['Pe2-e4', 'Pc7-c5', 'Ng1-f3']);
  assert.equal(await page.locator('#moves [data-undone]').count(), 1);
  assert.deepEqual(await lines(), [['1… e5', '2. Nf3']]);
  await press(page, 'back');
  await click(page, 'd2', 'd4');
  assert.deepEqual(await lines(), [['1… e5', '2. Nf3'], ['2. Nf3', 'd6']]);
  const { text } = await page.evaluate(() => window.acedrex.ask({ do: 'score' }));
  assert.match(text.replaceAll(/\s+/g, ' '), /1\. e4 c5 \{sharp\} \( 1\.\.\. e5 2\. Nf3.*\{good\} \) 2\. d4 \( 2\. Nf3 d6 \)/);
  await page.reload();
  await ready(page);
  assert.equal((await lines()).length, 2, 'kept by the window');
  await page.click('#moves .remove >> nth=0');
  await ready(page);
  assert.deepEqual(await lines(), [['2. Nf3', 'd6']]);
});

// ---- choices and turns -----------------------------------------------------------------------------------------------

test('choices are drawn over the board, beside the target, and chosen by keys', async () => {
  for (const viewport of [{ width: 1280, height: 800 }, { width: 390, height: 844 }]) {
    const page = await open({ v: 'classical-chess', s: 'CC Ph7,Ka1,kb8' }, { viewport });
    const scroll = await page.evaluate(() => scrollY);
    await click(page, 'h7', 'h8');
    const list = await box(page, '#choices'), board = await box(page, '#board'), target = await box(page, '[data-field="h8"]');
    assert.ok(list.x >= board.x - 1 && list.x + list.width <= board.x + board.width + 1 && list.x + list.width <= viewport.width);
    assert.ok(Math.abs(list.y - target.y - target.height) < 20);
    assert.equal(await page.evaluate(() => scrollY), scroll);
    assert.deepEqual(await page.$$eval('#choices [data-move] span', all => all.map(each => each.textContent)), ['Queen', 'Rook', 'Bishop', 'Knight']);
    assert.equal(await page.locator('#choices [data-move] svg').count(), 4);
    assert.equal(await page.evaluate(() => document.activeElement.dataset.move), 'Ph7-h8=Q');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowLeft');
    await key(page, 'Enter');
    assert.deepEqual(await moves(page), ['Ph7-h8=R']);
  }
});

test('within a turn: what goes on, with its momentum, and how to take it back', async () => {
  const page = await open(cascade);
  assert.equal(await page.textContent('#phase'), '');
  await click(page, 'l4', 'd8');
  assert.equal(await page.textContent('#phase'), 'the Pyramid on d8 goes on, up to 4 steps');
  assert.deepEqual(await page.$eval('#phase', each => [each.dataset.piece, each.dataset.momentum]), ['Pyramid', '4']);
  assert.equal(await page.textContent('#board .momentum'), '4');
  assert.deepEqual([await page.textContent('#undo'), await page.textContent('#finish')], ['Take back', 'Done']);
  await press(page, 'finish');
  const list = await box(page, '#choices'), board = await box(page, '#board');
  assert.ok(list.y >= board.y && list.y + list.height <= board.y + board.height + 1);
  assert.equal(await page.locator('#choices [data-move]:not(:has(svg))').count(), 0);
  await key(page, 'Escape');
  await press(page, 'undo');
  assert.equal(await page.textContent('#phase'), '');
});

// ---- what the board tells --------------------------------------------------------------------------------------------

test('the last move is two tinted fields, and drawn on demand', async () => {
  const page = await open({ v: 'classical-chess', m: ['Pe2-e4', 'Pd7-d5', 'Pe4-d5'] });
  const last = () => page.$$eval('[data-field][data-last]', list => Object.fromEntries(list.map(each => [each.dataset.field, each.dataset.last])));
  assert.deepEqual(await last(), { e4: 'from', d5: 'to' });
  assert.equal(await page.locator('#board .ax-ghost, #board .ax-m-takes, #board .ax-way').count(), 0);
  await page.check('#show-plies');
  await ready(page);
  assert.ok(await page.locator('#board .ax-way').count() > 0);
  await page.uncheck('#show-plies');
  await ready(page);
  assert.equal(await page.locator('#board .ax-ghost').count(), 0);
  await press(page, 'first');
  assert.deepEqual(await last(), {});
});

test('check is tinted, the end is told over the board and can be closed', async () => {
  const page = await open({ v: 'classical-chess', s: 'CC Ke1,re8,ka8' });
  const checked = on => on.$$eval('[data-field][data-checked="true"]', list => list.map(each => each.dataset.field));
  assert.deepEqual(await checked(page), ['e1']);
  assert.equal(await page.isVisible('#result'), false);
  const mate = await open({ v: 'classical-chess', m: ['Pf2-f3', 'Pe7-e5', 'Pg2-g4', 'Qd8-h4'] });
  assert.deepEqual(await checked(mate), ['e1']);
  assert.equal(await mate.getAttribute('#result', 'data-result'), 'dark');
  assert.match(await mate.textContent('#result'), /0–1\s*Black wins: checkmate/);
  const over = await box(mate, '#result'), board = await box(mate, '#board');
  assert.ok(over.y > board.y && over.y + over.height < board.y + board.height);
  await mate.click('#result button');
  assert.equal(await mate.isVisible('#result'), false);
  await press(mate, 'undo');
  assert.deepEqual(await checked(mate), []);
});

test('corner marks where a piece differs from its like at the start, or all', async () => {
  const page = await open({ v: 'classical-chess' });
  const marks = () => page.$$eval('#board [data-at]:has(.ax-tag)', list => list.map(each => each.dataset.at).sort());
  assert.deepEqual(await marks(), []);
  await click(page, 'e2', 'e4');
  assert.deepEqual(await marks(), ['e4'], 'has just rushed');
  await toggle(page, 'settings');
  await page.check('#all-tags');
  await ready(page);
  assert.equal((await marks()).length, 22);
  await page.reload();
  await ready(page);
  assert.equal((await marks()).length, 22);
});

test('sides have the names that players know, or those of the variant', async () => {
  const page = await open({ v: 'classical-chess' });
  assert.equal((await status(page)).words, 'White to move');
  const own = await open({ v: 'jupiter' });
  assert.match((await status(own)).words, /^Blue to move/);
});

// ---- looks -----------------------------------------------------------------------------------------------------------

test('sound, animation, pieces, coordinates and colours are remembered', async () => {
  const page = await open({ v: 'croatian-ties' });
  await toggle(page, 'settings');
  assert.deepEqual(await page.evaluate(() => [...document.querySelectorAll('#sound, #animation, #coordinates')].map(each => [each.id, each.checked])),
    [['coordinates', true], ['animation', true], ['sound', false]]);
  await page.check('#sound');
  await page.uncheck('#animation');
  await page.uncheck('#coordinates');
  await page.selectOption('#pieces', 'glyphs');
  await page.selectOption('#scheme', 'dark');
  await ready(page);
  await page.reload();
  await ready(page);
  assert.deepEqual(await page.evaluate(() => ['sound', 'animation', 'coordinates'].map(id => document.getElementById(id).checked)), [true, false, false]);
  assert.deepEqual(await page.evaluate(() => ['pieces', 'scheme'].map(id => document.getElementById(id).value)), ['glyphs', 'dark']);
});

const running = page => page.evaluate(() => {
  document.querySelector('[data-field="e4"]').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return new Promise(done => {
    const look = () => (document.body.dataset.ready === 'true' ? done(document.getAnimations().length) : requestAnimationFrame(look));
    look();
  });
});

test('a piece goes its way', async () => {
  const page = await open({ v: 'classical-chess' });
  await click(page, 'e2');
  assert.equal(await running(page), 1);
});

test('where the system asks for less motion, none goes its way', inChromiumOnly, async () => {
  const still = await open({ v: 'classical-chess' }, { reducedMotion: 'reduce' });
  assert.equal(await still.isChecked('#animation'), false);
  await click(still, 'e2');
  assert.equal(await running(still), 0);
});

test('arrows and circles of one’s own, until the next move', async () => {
  const page = await open({ v: 'classical-chess' });
  const middle = async name => {
    const { x, y, width, height } = await box(page, `[data-field="${name}"]`);
    return [x + width / 2, y + height / 2];
  };
  const drag = async (from, to) => {
    await page.mouse.move(...await middle(from));
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(...await middle(to));
    await page.mouse.up({ button: 'right' });
  };
  await drag('e2', 'e4');
  await drag('d5', 'd5');
  const marks = () => page.$$eval('[data-arrow], [data-circle]', list => list.map(each => each.dataset.arrow || each.dataset.circle));
  assert.deepEqual(await marks(), ['e2-e4', 'd5']);
  await drag('e2', 'e4');
  assert.deepEqual(await marks(), ['d5']);
  await press(page, 'flip');
  assert.deepEqual(await marks(), ['d5']);
  await click(page, 'e2', 'e4');
  assert.deepEqual(await marks(), []);
  assert.deepEqual(page.faults, []);
});

test('large boards are zoomed, and the field with the focus stays in sight', async () => {
  const page = await open({ v: 'one' });
  assert.equal(await page.getAttribute('#board', 'data-zoom'), '1');
  await press(page, 'zoom-in');
  const zoom = async () => Number(await page.getAttribute('#board', 'data-zoom'));
  assert.equal(await zoom(), 1.5);
  const { x, y } = await box(page, '#board');
  await page.mouse.move(x + 200, y + 200);
  await page.keyboard.down('Control');
  for (let i = 0; i < 8; ++i) await page.mouse.wheel(0, -200);
  await page.keyboard.up('Control');
  await page.waitForFunction(() => document.getElementById('board').dataset.zoom === '4');
  for (const name of ['z26', 'a1', 'n13']) {
    await page.focus(`[data-field="${name}"]`);
    const board = await box(page, '#board'), square = await box(page, `[data-field="${name}"]`);
    assert.ok(square.x >= board.x - 1 && square.y >= board.y - 1 && square.x + square.width <= board.x + board.width + 1 &&
      square.y + square.height <= board.y + board.height + 1, name);
  }
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false);
  const small = await open({ v: 'classical-chess' });
  assert.equal(await small.isVisible('#zoom-in'), false);
});

test('hexagonal boards are drawn as hexagons, and played on', async () => {
  const script = `local m = require "acedrex.movement"
local edges = { { 1, 0 }, { 0, 1 }, { 1, 1 }, { -1, 0 }, { 0, -1 }, { -1, -1 } }
return variant { name = "Hexagon", symmetry = "rotate", setup = "",
  pieces = { piece { name = "Hex Rook", symbol = "R", moves = m.slide(edges) } },
  board = { files = 5, ranks = 5, holes = { "a4-a5", "b5", "d1", "e1-e2" }, shape = "hexagons" } }`;
  const page = await open({ c: deflateRawSync(script).toString('base64url'), s: 'H Rc3' });
  assert.equal(await page.locator('#board path[data-field]').count(), 19);
  const middle = async name => {
    const { x, y, width, height } = await box(page, `[data-field="${name}"]`);
    return [x + width / 2, y + height / 2];
  };
  const [[x, y], [ox, oy]] = [await middle('c3'), await middle('d4')];
  assert.ok(Math.abs(x - ox) < 1 && oy < y, 'the third direction is straight up');
  await click(page, 'c3', 'e5');
  assert.equal(await at(page, 'e5'), 'light Hex Rook');
  await page.focus('[data-field="c3"]');
  await page.keyboard.press('ArrowUp');
  assert.equal(await page.evaluate(() => document.activeElement.dataset.field), 'd4');
  await press(page, 'flip');
  assert.ok((await middle('d4'))[1] > (await middle('c3'))[1]);
  assert.deepEqual(page.faults, []);
});

test('the page says when the program has ended', { skip: singleFile !== '' }, async () => {
  const { address, child } = await serve('classical-chess');
  const page = await newPage(address);
  child.kill('SIGKILL');
  await page.waitForSelector('#lost', { state: 'visible', timeout: 30_000 });
  assert.match(await page.textContent('#lost'), /Lost the connection/);
});
