// Whole games of those with stocks, against oneself, by clicks on the board and on what waits: some turns, and with
// ACEDREX_SLOW in the environment, as `./acedrex test --all` has it, a hundred of each side.
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { begin, choices, click, closeWindows, end, moves, open, press, ready, run, setupOf } from './harness.mjs';

before(begin);
afterEach(closeWindows);
after(end);

const ask = (page, request) => page.evaluate(asked => window.acedrex.ask({ ...asked, svg: false }), request);
const drops = move => move.plies.filter(ply => ply.kind === 'drop').length;
// A ply that ends where it began is named by what it takes, else by where it puts something.
const goalOf = ply => {
  const [goal] = [...ply.captures.map(taken => taken.field),
    ...(ply.effects || []).filter(effect => effect.kind === 'place').map(effect => effect.to)];
  return ply.from === ply.to && goal ? goal : ply.to;
};

// Numbers from 0 to below 1, always the same ones of a seed.
function drawing(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

// Clicks until the move is made; where fields do not tell which, or more might follow, it is chosen by its text.
async function make(page, move, count) {
  const isMade = async () => (await moves(page)).length > count;
  const chosen = async () => {
    await page.click(`#choices [data-move="${move.text}"]`);
    await ready(page);
  };
  for (const ply of move.plies) {
    if (ply.kind === 'drop') await page.click(`#pockets .queue[data-pocket="${ply.pocket}"][data-side="${ply.side}"] button`);
    else await page.click(`[data-field="${ply.from}"]`);
    await ready(page);
    await click(page, goalOf(ply));
    if ((await choices(page)).length) await chosen();
    if (await isMade()) break;
  }
  if (!await isMade()) {
    await press(page, 'finish');
    await chosen();
  }
}

async function play(variant, seed, turns) {
  const page = await open({ v: variant });
  const first = await setupOf(page), random = drawing(seed), made = [];
  let dropped = 0;
  while (made.length < turns) {
    const { moves: all } = await ask(page, { do: 'moves', limit: 4000 });
    const most = Math.max(...all.map(drops));
    const taking = all.filter(move => move.plies.some(ply => ply.captures.length));
    const wanted = most > 0 ? all.filter(move => drops(move) === most) : taking;
    const some = wanted.length && random() < 0.8 ? wanted : all;
    const move = some[Math.floor(random() * some.length)];
    await make(page, move, made.length);
    made.push(move.text);
    dropped += drops(move);
    assert.deepEqual((await moves(page)).at(-1), move.text);
  }
  assert.deepEqual(await moves(page), made);
  assert.equal(await setupOf(page), run('apply', variant, ...made).out.trim());
  // The same turns as texts, by a pipe.
  const piped = run.fed(`${made.join('\n')}\nsetup\n`, 'play', variant);
  assert.equal(piped.code, 0, piped.err);
  for (let left = made.length; left > 0; --left) await press(page, 'undo');
  assert.equal(await setupOf(page), first);
  assert.deepEqual(page.faults, []);
  return dropped;
}

const slow = Boolean(process.env.ACEDREX_SLOW);
test('UC-170-13 against oneself', async () => assert.ok(await play('uc-170-13:1', 4, slow ? 200 : 12) > 0));
// Its turns take seconds each.
test('Testing Board against oneself', { skip: !slow }, async () => assert.ok(await play('testing-board:2', 1, 40) > 0));
