// The single file counts as the native program does, and how fast: node tests/page/perft.mjs [KERNEL.js]
// Every shipped variant to the depth that takes the native program a hundredth of a second or more, unless a further ply would
// take many seconds. Ends with 1 where a count differs, or the sum of the times is more than four times that of the native
// program.
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { environment, program } from './harness.mjs';

const kernel = createRequire(import.meta.url)(resolve(process.argv[2] || join(environment.ACEDREX_HOME, 'build/wasm/kernel.js')));
await new Promise(done => { kernel.onRuntimeInitialized = done; });
// It gives up after some seconds, which other work of the machine may take.
function asks(request) {
  let told;
  for (let i = 0; i < 20; ++i) {
    told = JSON.parse(kernel.answer(JSON.stringify(request)));
    if (told.answer && told.answer.complete !== false) break;
  }
  if (!told.answer) throw new Error(told.error.message);
  return told.answer;
}

let native = 0, single = 0, differ = 0, counted = 0;
for (const { slug } of asks({ do: 'list' }).variants) {
  const random = asks({ do: 'open', variant: slug }).variant.includes('seed=');
  const variant = random ? `${slug}:seed=1` : slug;
  asks({ do: 'open', variant });
  let before = 1;
  for (let depth = 1; depth < 7; ++depth) {
    const theirs = JSON.parse(execFileSync(program, ['perft', variant, String(depth), '--json'], { env: environment, stdio: ['ignore', 'pipe', 'ignore'] }));
    const further = theirs.seconds * theirs.nodes / before;
    before = theirs.nodes;
    if (theirs.seconds < 0.01 && further < 5 && depth < 6) continue;
    const ours = asks({ do: 'perft', depth });
    const same = ours.nodes === theirs.nodes;
    ++counted;
    if (!same) ++differ;
    native += theirs.seconds;
    single += ours.seconds;
    console.log(`${variant} ${depth}: ${theirs.nodes} in ${theirs.seconds.toFixed(3)} s; ${same ? 'the same' : ours.nodes} in ${ours.seconds.toFixed(3)} s: ${(ours.seconds / theirs.seconds).toFixed(1)} times`);
    break;
  }
}
console.log(`${counted} variants, ${differ} differ; ${(single / native).toFixed(2)} times the native program's time`);
process.exit(differ > 0 || single > 4 * native ? 1 : 0);
