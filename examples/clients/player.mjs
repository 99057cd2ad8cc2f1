// Plays both sides of a variant at the desk of acedrex:  node player.mjs [VARIANT [TURNS]]
//
// It captures where it can, and else makes the middle one of its moves. docs/desk.md tells of the requests.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const [variant = 'breakthrough', turns = 100] = process.argv.slice(2);
const desk = spawn('acedrex', ['desk'], { stdio: ['pipe', 'pipe', 'inherit'] });
const lines = createInterface({ input: desk.stdout })[Symbol.asyncIterator]();

// The answer to one request; svg: false leaves out the drawings.
async function ask(what, request = {}) {
  desk.stdin.write(`${JSON.stringify({ do: what, svg: false, ...request })}\n`);
  const told = JSON.parse((await lines.next()).value);
  if (told.error) throw new Error(told.error.message);
  return told.answer;
}

let view = await ask('open', { variant });
console.log(view.name);
while (!view.result && view.moves.length < turns) {
  const { moves } = await ask('moves', { limit: 1000 });
  const captures = moves.filter(move => move.plies.some(ply => ply.captures.length > 0));
  const chosen = captures[0] ?? moves[Math.floor(moves.length / 2)];
  view = await ask('play', { text: chosen.text });
  console.log(view.moves.length, chosen.text);
}
console.log(view.words);
console.log(view.setup);
desk.stdin.end();
