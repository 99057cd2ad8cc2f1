// Who is answered: this very page, with its token, on this machine. What is served besides is nothing.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import { begin, childrenOf, closeWindows, end, folder, newPage, processorTime, runs, serve, singleFile, working } from './harness.mjs';

const served = { skip: singleFile !== '' };
let port = 0, token = '', server = null;
before(async () => {
  if (singleFile) return;
  server = await serve('croatian-ties');
  const url = new URL(server.address);
  assert.equal(url.hostname, '127.0.0.1');
  [port, token] = [Number(url.port), url.searchParams.get('token')];
  assert.ok(token.length >= 16);
});
afterEach(closeWindows);
after(end);

function ask(path, { method = 'GET', headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers }, answer => {
      let text = '';
      answer.on('data', data => { text += data; });
      answer.on('close', () => resolve({ status: answer.statusCode, text }));
    });
    asked.on('error', reject);
    if (body) asked.write(body);
    asked.end();
  });
}
const post = (path, more = {}) => ask(path, { method: 'POST', body: '{"do":"list"}', ...more });
// Where the server has answered and reads no more before the body is written, the answer may be lost: then once more.
async function statusOfLarge(more = {}) {
  for (let tries = 1; ; ++tries)
    try {
      return (await post(`/desk?window=a&token=${token}`, { body: 'x'.repeat((1 << 20) + 1), ...more })).status;
    } catch (error) {
      if (!['EPIPE', 'ECONNRESET'].includes(error.code) || tries === 20) throw error;
    }
}

test('the page is answered by its names only', served, async () => {
  assert.equal((await ask('/')).status, 200);
  assert.equal((await ask('/', { headers: { Host: `localhost:${port}` } })).status, 200);
  for (const host of ['example.org', `example.org:${port}`, '127.0.0.1', `127.0.0.1:${port + 1}`, `127.0.0.1:${port}.example.org`])
    assert.equal((await ask('/', { headers: { Host: host } })).status, 403, host);
});

test('foreign origins and missing tokens are refused', served, async () => {
  const good = `/desk?window=a&token=${token}`;
  assert.equal((await post(good)).status, 200);
  assert.equal((await post(good, { headers: { Origin: `http://127.0.0.1:${port}` } })).status, 200);
  for (const origin of ['null', 'http://example.org', `https://127.0.0.1:${port}`, `http://127.0.0.1:${port + 1}`])
    assert.equal((await post(good, { headers: { Origin: origin } })).status, 403, origin);
  for (const path of ['/desk?window=a', '/desk?window=a&token=', `/desk?token=${token}x`, '/save', '/stop', '/config', '/nothing'])
    assert.equal((await post(path)).status, 403, path);
  assert.equal((await post('/watch?window=a', { body: 'null' })).status, 403);
  assert.equal((await ask('/script')).status === 200, false);
});

test('other methods, large bodies, other paths', served, async () => {
  for (const method of ['PUT', 'DELETE', 'OPTIONS', 'PATCH', 'HEAD', 'TRACE', 'PROPFIND', 'MKCOL'])
    assert.equal((await ask(`/?token=${token}`, { method })).status, 405, method);
  assert.equal(await statusOfLarge(), 413);
  for (const path of ['/../README.md', '/..%2fREADME.md', '/etc/passwd', '//etc/passwd', '/variants/croatian/croatian-ties.lua'])
    assert.equal((await ask(path)).status, 404, path);
  const length = { 'Content-Length': (1 << 20) + 1 };
  assert.equal(await statusOfLarge({ headers: length }), 413);
  const told = JSON.parse((await post(`/desk?window=a&token=${token}`, { body: 'no json' })).text);
  assert.ok(told.error);
});

test('a shipped script cannot be saved over', served, async () => {
  const at = `window=b&token=${token}`;
  const send = (path, body) => post(`/${path}?${at}`, { body: JSON.stringify(body) });
  await send('desk', { do: 'open', variant: 'croatian-ties' });
  const script = JSON.parse((await send('desk', { do: 'script' })).text).answer;
  assert.equal(script.readonly, true);
  assert.ok(JSON.parse((await send('save', { text: 'x', was: script.text })).text).error);
});

test('windows that are closed make room, and so do forgotten ones', served, async () => {
  // A request that takes no time: each window has a desk of its own.
  const viewed = query => post(`/desk?${query}`, { body: '{"do":"back"}' });
  const fresh = async query => JSON.parse((await post(`/watch?${query}`, { body: 'null' })).text).fresh === true;
  const opened = Array.from({ length: 70 }, (_, i) => `window=w${i}&token=${token}`);
  for (const query of opened) assert.equal((await viewed(query)).status, 200);
  assert.equal(await fresh(opened[69]), false);
  await post(`/close?${opened[69]}`);
  assert.equal(await fresh(opened[69]), true);
  assert.equal(await fresh(opened[0]), true);
});

test('eight windows of one browser are answered', served, async () => {
  await begin();
  const first = await newPage(server.address);
  for (let i = 0; i < 7; ++i) {
    const page = await first.context().newPage();
    await page.goto(server.address);
    await page.waitForFunction(() => document.body.dataset.ready === 'true');
  }
});

test('only this machine is listened to', served, async () => {
  const { networkInterfaces } = await import('node:os');
  for (const list of Object.values(networkInterfaces()))
    for (const { address, internal, family } of list)
      if (!internal && family === 'IPv4')
        await assert.rejects(new Promise((resolve, reject) => connect(port, address, resolve).on('error', reject)), address);
});

test('the end: Ctrl-C ends it with 0 within a second of work, and its desks, whatever is open', served, async () => {
  const other = await serve('classical-chess');
  await begin();
  const page = await newPage(other.address);
  await page.evaluate(() => { window.acedrex.ask({ do: 'perft', depth: 12 }).catch(() => {}); });
  const desks = childrenOf(other.child.pid);
  assert.equal(desks.length, 1);
  const before = processorTime(other.child.pid);
  let after = before;
  const looking = setInterval(() => { after = Math.max(after, processorTime(other.child.pid)); }, 50);
  const gone = new Promise(resolve => other.child.on('exit', resolve));
  const yardstick = working(10);
  other.child.kill('SIGINT');
  const code = await Promise.race([gone, yardstick.done]);
  clearInterval(looking);
  yardstick.end();
  assert.equal(code, 0);
  assert.ok(after - before < 1000);
  assert.deepEqual(desks.filter(runs), []);
});

test('what cannot be served is said, and nothing printed', served, async () => {
  const fails = async (code, words, ...args) => {
    const fault = await serve(...args).then(() => null, error => error);
    assert.ok(fault, args.join(' '));
    assert.equal(fault.code, code, args.join(' '));
    assert.equal(fault.out, '');
    assert.match(fault.message, words);
  };
  await fails(2, /croatian-ties/, 'croation-ties');
  await fails(1, /./, 'classical-chess', '--setup', 'CC Ke1,Zz9');
  await fails(1, /./, join(folder(), 'missing.lua'));
  await fails(1, /port/, 'classical-chess', '--port', String(port));
  await fails(2, /./, '--setup', 'CC Ke1');
  await fails(1, /./, 'classical-chess', '--game', join(folder(), 'missing.pgn'));
  const broken = join(folder(), 'broken.lua');
  writeFileSync(broken, 'return 3 +\n');
  const fails_in_play = join(folder(), 'fails.lua');
  writeFileSync(fails_in_play, 'local m = require "acedrex.movement"\nreturn piece { name = "Fox", symbol = "F",\n  moves = m.step(m.N) * m.where(function() return nil + 1 end) }\n');
  for (const file of [broken, fails_in_play]) {
    const { child } = await serve(file, ...(file === broken ? [] : ['--setup', 'F Fd4']));
    child.kill();
  }
});
