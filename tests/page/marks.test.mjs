// What is marked on the board, and what the page says in the words of the program's other commands.
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { at, begin, choices, click, closeWindows, end, moves, open, press, ready, run, setupOf, status, targets } from './harness.mjs';

before(begin);
afterEach(closeWindows);
after(end);

// The targets of a field, as `moves --json` tells the next plies.
const kinds = ['captures', 'activates', 'goes', 'drops', 'other'];
function expected(variant, setup, from) {
  const found = {};
  for (const { plies: [ply] } of run('moves', variant, '--setup', setup, '--from', from, '--json').json().moves) {
    const goes = ['move', 'rush', 'promote', 'castle'].includes(ply.kind);
    const kind = ply.captures.length ? 'captures' : ply.kind === 'activate' ? 'activates' : goes ? 'goes' : 'other';
    for (const field of ply.to === ply.from ? ply.captures.map(taken => taken.field ?? taken) : [ply.to])
      found[field] = kinds[Math.min(kinds.indexOf(kind), found[field] ? kinds.indexOf(found[field]) : 4)];
  }
  return Object.fromEntries(Object.entries(found).sort());
}

const positions = [
  ['classical-chess', 'CC Pe5,pd5:2,Ra1&,Ke1&,ke8,Pb7,rc8', ['e5', 'b7', 'a1']],  // en passant, promotion
  ['mayan-ascendancy', 'MA El4,Ad8,Ph8,Kf1,ki12', ['l4', 'h8', 'f1']],
  ['conquest-of-tlalocan', 'CoT He13,Hd12,Ka1,kx24', ['d12']],
  ['one', 'O Ka1,kz26,If4,Pf5,pg8,Ag4,Eh4', ['f4', 'h4']],
  ['testing-board/archer', 'T Bb2,Na1,ka4,qc3,pd2', ['b2']],
  ['xiangqi', 'XQ Kd1,ke10,Cb3,nb10,Pb5', ['b3', 'd1']],
];
for (const [variant, setup, fields] of positions)
  test(`targets in ${variant} are the next plies of moves`, async () => {
    if (run('apply', variant, '--setup', setup).code !== 0) assert.fail(run('apply', variant, '--setup', setup).err);
    const page = await open({ v: variant, s: setup });
    assert.equal(await page.getAttribute('#setup', 'data-error'), '');
    assert.deepEqual(await targets(page), {});
    for (const from of fields) {
      await click(page, from);
      assert.deepEqual(await targets(page), expected(variant, setup, from), from);
    }
    assert.deepEqual(page.faults, []);
  });

test('what stands on a board is named as pieces does, with its tags', async () => {
  for (const variant of ['seirawan', 'philosopher-kings', 'duck']) {
    const page = await open({ v: variant });
    const named = new Set(run('pieces', variant, '--json').json().map(each => each.name));
    const shown = await page.$$eval('[data-at]', list => list.map(each => ({ ...each.dataset })));
    assert.ok(shown.length > 16);
    for (const { piece, side, at: field } of shown) {
      assert.ok(named.has(piece), piece);
      assert.ok(['light', 'dark', 'none'].includes(side));
      assert.equal(await page.locator(`#board [data-field="${field}"]`).count(), 1, field);
    }
  }
  const page = await open({ v: 'seirawan' });
  const tags = (on, field) => on.getAttribute(`[data-at="${field}"]`, 'data-tags');
  assert.equal(await tags(page, 'a1'), '& {gate}');
  assert.equal(await tags(page, 'a2'), '|');
  await click(page, 'b1', 'c3');
  const ties = await open({ v: 'croatian-ties', s: 'CT Pe6=,pd6:1,Ka1,kj10' });
  assert.deepEqual([await tags(ties, 'e6'), await tags(ties, 'd6'), await tags(ties, 'a1')], ['=', ':1', '']);
});

test('only what stands on the board has data-at, whatever else is drawn', async () => {
  const page = await open({ v: 'crazyhouse', s: 'Ch Ke1,ke8,+Q,+p,Pa7' });
  const strays = () => page.$$eval('[data-at], [data-field], [data-target], [data-air]', list =>
    list.filter(each => !each.closest('#board')).map(each => each.outerHTML.slice(0, 200)));
  await page.hover('[data-field="e1"]');
  await page.waitForSelector('#card:not([hidden])');
  assert.deepEqual(await strays(), []);
  await click(page, 'a7', 'a8');
  assert.equal((await choices(page)).length, 4);
  assert.deepEqual(await strays(), []);
  await page.keyboard.press('Escape');
  await ready(page);
  assert.deepEqual(await choices(page), []);
  await press(page, 'edit');
  assert.deepEqual(await strays(), []);
});

test('several boards: fields have the names of theirs', async () => {
  const page = await open({ v: 'philosopher-kings' });
  assert.equal(await at(page, 'A:b1'), 'none Idea');
  await click(page, 'A:b1', 'A:c1');
  assert.deepEqual(await moves(page), ['[Id]A:b1-A:c1']);
});

test('a piece in the air may have no momentum; the turn is what is pending, and nothing else changes', async () => {
  const page = await open({ v: 'conquest-of-tlalocan', s: 'CoT He13,Hd12,Ka1,kx24' });
  const before = [await setupOf(page), page.url(), await page.textContent('#moves')];
  await click(page, 'd12', 'e13');
  const air = await page.$eval('[data-air]', each => ({ ...each.dataset }));
  assert.deepEqual(air, { air: 'e13', momentum: air.momentum, piece: 'Shaman', side: 'light' });
  assert.match(air.momentum, /^\d*$/);
  assert.deepEqual([await setupOf(page), page.url(), await page.textContent('#moves')], before);
  assert.notDeepEqual(await targets(page), {});
  await press(page, 'undo');
  assert.equal(await page.$('[data-air]'), null);
  assert.equal(await page.isDisabled('#finish'), true);
});

test('finish says where there is more', async () => {
  const page = await open({ v: 'duck' });
  await click(page, 'e2', 'e4');
  await press(page, 'finish');
  const list = await choices(page);
  assert.ok(list.length > 20 && list.every(text => text.startsWith('Pe2-e4; DP:a1-')), list[0]);
  await page.click('#choices [data-move="Pe2-e4; DP:a1-e5"]');
  await ready(page);
  assert.deepEqual(await moves(page), ['Pe2-e4; DP:a1-e5']);
  const large = await open({ v: 'classical-chess-26' });
  assert.equal(await large.isDisabled('#finish'), true);
});

test('why a piece goes nowhere, as apply says it', async () => {
  const same = async (setup, field, rule, move) => {
    const page = await open({ v: 'classical-chess', s: setup });
    await click(page, field);
    const words = await page.textContent('#reason');
    const told = run('apply', 'classical-chess', '--setup', setup, move ?? words.split('"')[1], '--json').json();
    assert.equal(words, told.reason);
    assert.deepEqual([await page.getAttribute('#reason', 'data-rule'), told.rule], [rule, rule]);
    assert.deepEqual(await targets(page), {});
  };
  await same('CC Ke1,Ne2,re8,ka8', 'e2', 'check');  // pinned
  await same('CC Ke1,re8,ka8,Pa4', 'a4', 'check', 'Pa4-a5');
  await same('CC Ke1,ka8,Pa4', 'a8', 'not-your-piece', 'Ka8-a7');
  const page = await open({ v: 'classical-chess' });
  await click(page, 'a1');
  const told = run('apply', 'classical-chess', 'Ra1-a3', '--json').json();
  assert.equal(await page.getAttribute('#reason', 'data-rule'), told.rule);
  assert.ok((await page.textContent('#reason')).includes(told.reason.split(': ')[1]));
});

test('the setup is what apply prints, and so are its faults', async () => {
  const page = await open({ v: 'seirawan', m: ['Pe2-e4', 'Nb8-c6'] });
  assert.equal(await setupOf(page), run('apply', 'seirawan', 'Pe2-e4', 'Nb8-c6').out.trim());
  for (const wrong of ['SC Ke1,Zz9', '8/8 w - -']) {
    await page.fill('#setup', wrong);
    await page.press('#setup', 'Enter');
    await ready(page);
    const told = run('apply', 'seirawan', wrong.includes('/') ? '--fen' : '--setup', wrong).err.trim();
    const shown = await page.getAttribute('#setup', 'data-error');
    assert.equal(shown, told.replaceAll(/^(error|acedrex): /gm, ''));
    assert.deepEqual(await moves(page), ['Pe2-e4', 'Nb8-c6']);
  }
});

test('status in the words of status', async () => {
  for (const [setup, result, check] of [['cc Kb6,Qc7,ka8', 'draw', 'false'], ['CC Ka1,qb2,kc3', 'dark', 'true'],
    ['CC Ka1,kc3', 'draw', 'false'], ['CC Ke1,re8,ka8', '', 'true'], ['cc Ke1,ke8,Pa2', '', 'false']]) {
    const page = await open({ v: 'classical-chess', s: setup });
    const shown = await status(page), told = run('status', 'classical-chess', '--setup', setup, '--json').json();
    assert.deepEqual([shown.result, shown.check, shown.toMove], [result, check, told.to_move], setup);
    if (told.reason) assert.ok(shown.words.includes(told.reason), shown.words);
  }
});

test('buttons that can do nothing are disabled', async () => {
  const page = await open({ v: 'classical-chess' });
  const off = async () => (await page.$$eval('#game button:disabled', list => list.filter(each => !each.hidden).map(each => each.id))).sort();
  assert.deepEqual(await off(), ['finish', 'new', 'redo', 'undo']);
  await click(page, 'e2', 'e4');
  assert.deepEqual(await off(), ['finish', 'redo']);
  await press(page, 'undo');
  assert.deepEqual(await off(), ['finish', 'undo']);
  await press(page, 'new');
  assert.deepEqual(await moves(page), []);
  assert.equal(await page.locator('#moves [data-ply]').count(), 0);
  for (const name of ['pass', 'stop', 'accept', 'choices']) assert.equal(await page.isVisible(`#${name}`), false, name);
});
