// The single file's policy, over a kernel that answers one request: built as the file is, without a compiler for it.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { after, afterEach, before, test } from 'node:test';
import { begin, closeWindows, end, folder, newPage } from './harness.mjs';

before(begin);
afterEach(closeWindows);
after(end);

const home = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
// A worker: the compiled module comes first, then lines of JSON (program/worker/messages.js).
const kernel = `let made = null;
self.onmessage = ({ data }) => {
  if (data instanceof WebAssembly.Module) { made = WebAssembly.instantiate(data); return; }
  let evaluated = 'no';
  try { evaluated = new Function('return "yes"')(); } catch {}
  made.then(() => self.postMessage(JSON.stringify({ answer: {
    variants: [{ slug: 'stub', name: evaluated, family: 'stubs', about: 'none', files: 1, ranks: 1 }], families: {} } })));
};`;

test('only the file\'s own script and its worker run; nothing is asked of elsewhere', async () => {
  const place = folder(), file = join(place, 'acedrex.html');
  writeFileSync(join(place, 'kernel.js'), kernel);
  writeFileSync(join(place, 'kernel.base64'), gzipSync(Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0])).toString('base64'));
  const made = spawnSync('cmake', [`-DPAGE=${join(home, 'page')}`, `-DKERNEL=${join(place, 'kernel')}`, `-DTO=${file}`, '-P',
    join(home, 'cmake', 'single_file.cmake')], { encoding: 'utf8' });
  assert.equal(made.status, 0, made.stderr);
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(readFileSync(file, 'utf8'));
  assert.ok(policy, 'there is a policy');
  assert.doesNotMatch(policy[1], /script-src[^;]*'unsafe-inline'|script-src[^;]*'unsafe-eval'|\*|https?:/);
  const page = await newPage(pathToFileURL(file).href);
  assert.equal(await page.textContent('[data-variant="stub"]'), 'no');
  // Firefox writes down that the worker was refused one.
  assert.deepEqual(page.faults.filter(fault => !fault.includes('blocked a JavaScript eval')), []);
  const stopped = await page.evaluate(async () => {
    const found = [];
    document.addEventListener('securitypolicyviolation', event => found.push(event.effectiveDirective));
    document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.hurt = 1"><form action="https://example.org/"></form>');
    const script = document.createElement('script');
    script.textContent = 'window.hurt = 2';
    document.body.append(script);
    await fetch('http://127.0.0.1:9/').catch(() => {});
    await new Promise(done => { setTimeout(done, 300); });
    return { found, hurt: window.hurt };
  });
  assert.equal(stopped.hurt, undefined);
  for (const rule of ['script-src-attr', 'script-src-elem', 'connect-src']) assert.ok(stopped.found.includes(rule), rule);
});
