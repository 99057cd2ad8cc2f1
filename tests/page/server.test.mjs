// What others on this machine may try with the server, and what becomes of its desks. Needs no browser.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { after, before, test as unlimited } from 'node:test';
import { setTimeout as rest } from 'node:timers/promises';
import { childrenOf, end, environment, folder, program, runs, serve, singleFile } from './harness.mjs';

// None waits for ever, whatever becomes of a socket.
const test = (name, options, body) => unlimited(name, { timeout: 300_000, ...options }, body);

const served = { skip: singleFile !== '' };
let server = null;
before(async () => {
  if (!singleFile) server = await begin('classical-chess');
});
after(end);

async function begin(...args) {
  const { address, child } = await serve(...args);
  const url = new URL(address);
  return { child, port: Number(url.port), token: url.searchParams.get('token') };
}

function ask({ port }, path, { method = 'GET', headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, answer => {
      const parts = [];
      answer.on('data', data => parts.push(data));
      answer.on('error', reject);
      answer.on('close', () => resolve({ status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(parts) }));
    });
    asked.on('error', reject);
    if (body) asked.write(body);
    asked.end();
  });
}
async function post(to, path, body, window = 'a') {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await ask(to, `/${path}?window=${window}&token=${to.token}`, { method: 'POST', body: text });
  return JSON.parse(answer.bytes.toString('utf8'));
}
const desk = (to, body, window) => post(to, 'desk', body, window);

// ---- reading ---------------------------------------------------------------------------------------------------------

test('a part of a page is answered by all of it: nothing of what lies behind', served, async () => {
  for (const path of ['/', '/page.css', '/page.js', '/words.json']) {
    const whole = (await ask(server, path)).bytes;
    for (const range of ['0-400000', '99999999-', '0-0', '5-', '-5', '-99999999', '0-1,400000-500000', '400000-500000,0-1']) {
      const { status, headers, bytes } = await ask(server, path, { headers: { Range: `bytes=${range}` } });
      assert.ok(!bytes.includes(server.token), `${path} ${range}`);
      assert.equal(status, 200, `${path} ${range}`);
      assert.equal(Number(headers['content-length']), whole.length, `${path} ${range}`);
      assert.ok(bytes.equals(whole), `${path} ${range}`);
    }
    for (const range of ['5-3', '18446744073709551615-']) {
      const { status, bytes } = await ask(server, path, { headers: { Range: `bytes=${range}` } });
      assert.equal(status, 416);
      assert.equal(bytes.length, 0);
    }
  }
  const parts = `/config?token=${server.token}`;
  const { bytes } = await ask(server, parts, { method: 'POST', body: '{}', headers: { Range: 'bytes=1-100000' } });
  assert.equal(JSON.parse(bytes.toString()).variant, 'classical-chess');
});

test('each answer has its own type, and the headers that keep browsers from guessing and telling', served, async () => {
  const types = { '/': 'text/html', '/index.html': 'text/html', '/page.css': 'text/css', '/page.js': 'text/javascript', '/words.json': 'application/json', '/report.js': 'text/javascript' };
  for (const [path, type] of Object.entries(types))
    assert.equal((await ask(server, path)).headers['content-type'], `${type}; charset=utf-8`, path);
  for (const path of [...Object.keys(types), '/nothing', '/desk']) {
    const { headers } = await ask(server, path);
    assert.equal(headers['x-content-type-options'], 'nosniff', path);
    assert.equal(headers['referrer-policy'], 'no-referrer', path);
    for (const rule of ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'none'"])
      assert.ok(headers['content-security-policy'].includes(rule), `${path} ${rule}`);
  }
});

test('what is nested a hundred thousand times is an error, at the server and at its desks', served, async () => {
  const deep = `${'['.repeat(100000)}${']'.repeat(100000)}`;
  assert.match((await desk(server, `{"do":"list","x":${deep}}`)).error.message, /100 levels/);
  assert.match((await desk(server, `{"do":"list","x":${'{"a":'.repeat(100000)}1${'}'.repeat(100000)}}`)).error.message, /100 levels/);
  assert.match((await desk(server, `{"do":"list","x":"${'['.repeat(100000)}","y":`)).error.message, /object of JSON/);
  assert.ok((await desk(server, `{"do":"view","x":${'['.repeat(99)}${']'.repeat(99)}}`)).answer);
  assert.match((await post(server, 'save', `{"text":${deep}}`)).error, /expected/);
  assert.deepEqual(Object.keys(await post(server, 'watch', deep)).filter(key => key !== 'fresh'), []);
  assert.equal((await ask(server, '/')).status, 200);
});

// ---- writing ---------------------------------------------------------------------------------------------------------

const fox = 'local m = require "acedrex.movement"\nreturn piece { name = "Fox", symbol = "F", moves = m.step(m.N) }\n';

test('a game is opened where the command line says: which of a file, and how far; and a position as FEN', served, async () => {
  const file = join(folder(), 'two.pgn');
  writeFileSync(file, '1. e4 e5 *\n\n[Event "two"]\n\n1. d4 d5 2. c4 *\n');
  const opened = async (...args) => post(await begin('classical-chess', ...args), 'config', '{}');
  const first = await opened('--game', file, '--number', '2', '--to', '2');
  assert.deepEqual(first.moves, ['Pd2-d4', 'Pd7-d5']);
  assert.match((await opened('--fen', '4k3/8/8/8/8/8/8/4K3 b - - 0 1')).setup, /^cc Ke1,ke8/);
});

test('a name with NUL leads to no file', served, async () => {
  const place = folder(), secret = join(place, 'secret');
  writeFileSync(secret, 'nothing for others\n');
  const told = await desk(server, { do: 'open', variant: `${secret}\0.lua` }, 'nul');
  assert.match(told.error.message, /NUL/);
  const made = join(place, 'made');
  await desk(server, { do: 'open', variant: `${made}\0.lua`, script: 'x' }, 'nul');
  await desk(server, { do: 'script' }, 'nul');
  assert.ok((await post(server, 'save', { text: 'x', was: '' }, 'nul')).error);
  assert.ok(!existsSync(made));
});

// What becomes of a script that a page opens by its path, and of /save behind it.
async function opened(to, path, window) {
  await desk(to, { do: 'open', variant: path }, window);
  const { answer } = await desk(to, { do: 'script' }, window);
  return { readonly: answer.readonly, saved: await post(to, 'save', { text: `${answer.text}-- more\n`, was: answer.text }, window) };
}

test('written are scripts beside the one that was named, not below it, and those of searched folders', served, async () => {
  const place = folder(), other = folder(), searched = folder();
  for (const inner of [join(place, 'below'), join(searched, 'house')]) mkdirSync(inner);
  const files = { named: join(place, 'fox.lua'), beside: join(place, 'wolf.lua'), below: join(place, 'below', 'init.lua'),
    elsewhere: join(other, 'init.lua'), searched: join(searched, 'house', 'fox.lua') };
  for (const file of Object.values(files)) writeFileSync(file, fox);
  files.link = join(place, 'link.lua');
  symlinkSync(files.elsewhere, files.link);
  files.nowhere = join(place, 'nowhere.lua');
  const child = spawn(program, ['serve', files.named], { env: { ...environment, ACEDREX_PATH: searched } });
  try {
    const address = await new Promise(resolve => child.stdout.once('data', data => resolve(new URL(String(data).trim()))));
    const to = { port: Number(address.port), token: address.searchParams.get('token') };
    for (const name of ['named', 'beside', 'searched']) {
      const { readonly, saved } = await opened(to, files[name], name);
      assert.equal(readonly, false, name);
      assert.equal(saved.saved, files[name], name);
      assert.equal(readFileSync(files[name], 'utf8'), `${fox}-- more\n`, name);
    }
    for (const name of ['below', 'elsewhere', 'link']) {
      const { readonly, saved } = await opened(to, files[name], name);
      assert.equal(readonly, true, name);
      assert.match(saved.error, /folder/, name);
      assert.equal(readFileSync(files[name], 'utf8'), fox, name);
    }
    // A link that leads to nothing would be followed, too.
    symlinkSync(join(other, 'made.lua'), files.nowhere);
    for (const path of [files.nowhere, join(other, 'new.lua')]) {
      await desk(to, { do: 'open', variant: path, script: fox }, 'new');
      await desk(to, { do: 'script' }, 'new');
      assert.match((await post(to, 'save', { text: fox, was: '' }, 'new')).error, /folder/);
    }
    assert.deepEqual(readdirSync(other), ['init.lua']);
  } finally {
    child.kill('SIGKILL');
  }
});

test('of a server without a name nothing is written but what is in searched folders', served, async () => {
  const file = join(folder(), 'init.lua');
  writeFileSync(file, fox);
  const { readonly, saved } = await opened(server, file, 'init');
  assert.equal(readonly, true);
  assert.match(saved.error, /folder/);
  assert.equal(readFileSync(file, 'utf8'), fox);
});

test('a script that is no UTF-8 is saved, in its own letters as long as it has no others', served, async () => {
  const file = join(folder(), 'fox.lua'), latin = text => Buffer.from(text, 'latin1');
  const marked = `${fox}-- caf\u00e9\n`;
  writeFileSync(file, latin(marked));
  const to = await begin(file);
  await desk(to, { do: 'open', variant: file });
  const { text } = (await desk(to, { do: 'script' })).answer;
  assert.equal(text, marked);
  const told = await post(to, 'watch', null);
  assert.equal(told.text, marked);
  const more = `${text}-- th\u00e9\n`;
  assert.deepEqual(await post(to, 'save', { text: more, was: text }), { saved: file });
  assert.ok(readFileSync(file).equals(latin(more)));
  assert.equal((await post(to, 'save', { text, was: text })).conflict, more);
  const others = `${more}-- \u4e2d\n`;
  assert.deepEqual(await post(to, 'save', { text: others, was: more }), { saved: file });
  assert.equal(readFileSync(file, 'utf8'), others);
});

test('the mark of UTF-8 before a script stays', served, async () => {
  const file = join(folder(), 'fox.lua');
  writeFileSync(file, `\ufeff${fox}`);
  const to = await begin(file);
  assert.deepEqual((await opened(to, file)).saved, { saved: file });
  assert.equal(readFileSync(file, 'utf8'), `\ufeff${fox}-- more\n`);
});

// ---- clients that do not end, and the end ------------------------------------------------------------------------------

// So many clients that send a head byte by byte.
async function slow({ port }, count) {
  const sockets = await Promise.all(Array.from({ length: count }, () => new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  })));
  for (const socket of sockets) socket.on('error', () => {}).write('GET / HTTP/1.1\r\nX-');
  const timer = setInterval(() => { for (const socket of sockets) if (socket.writable) socket.write('x'); }, 500);
  return () => {
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
  };
}
const ended = child => new Promise(resolve => { child.once('exit', (code, signal) => resolve(code ?? signal)); });
// Generous: what does not come at all is meant.
const within = (seconds, promise) => Promise.race([promise, rest(1000 * seconds, 'not at all', { ref: false })]);

test('clients that send byte by byte keep neither the page out nor the server from its end', served, async () => {
  const to = await begin('classical-chess', '--port', '0');
  const stop = await slow(to, 140);
  try {
    for (let i = 0; i < 5; ++i) {
      const answer = await within(60, ask(to, '/'));
      assert.equal(answer.status, 200);
    }
    assert.ok((await within(60, desk(to, { do: 'view' }))).answer);
    const over = ended(to.child);
    to.child.kill('SIGINT');
    assert.equal(await within(60, over), 0);
  } finally {
    stop();
    to.child.kill('SIGKILL');
  }
});

test('a head that is not there in time is given up; one that never ends is not read on', served, async () => {
  const closed = socket => new Promise(resolve => { socket.on('error', () => {}).once('close', () => resolve('closed')).resume(); });
  const late = connect(server.port, '127.0.0.1');
  late.write('GET / HTTP/1.1\r\nX-');
  const timer = setInterval(() => { if (late.writable) late.write('x'); }, 500);
  assert.equal(await within(60, closed(late)), 'closed');
  clearInterval(timer);
  const long = connect(server.port, '127.0.0.1');
  long.on('error', () => {});
  const over = closed(long);
  long.write('GET / HTTP/1.1\r\n');
  let sent = 0;
  const line = `X-Line: ${'x'.repeat(1000)}\r\n`;
  while (!long.destroyed && sent < 4 << 20) {
    sent += line.length;
    if (!long.write(line)) await Promise.race([new Promise(resolve => { long.once('drain', resolve); }), over]);
  }
  assert.equal(await within(60, over), 'closed');
  assert.equal((await ask(server, '/')).status, 200);
});

test('the body of a request that is refused is no other request', served, async () => {
  const inner = `GET /page.css HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\n\r\n`;
  const socket = connect(server.port, '127.0.0.1');
  const told = new Promise(resolve => {
    let text = '';
    socket.on('data', data => { text += data; }).on('error', () => {}).once('close', () => resolve(text));
  });
  socket.write(`POST /desk HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nContent-Length: ${inner.length}\r\n\r\n${inner}`);
  const answers = (await within(60, told)).match(/^HTTP\S* \d+/gm);
  assert.deepEqual(answers, ['HTTP/1.1 403']);
});

test('a desk has nothing of its server but its own pipe, bounds of its own, and ends with it', served, async () => {
  const to = await begin('classical-chess', '--port', '0');
  const idle = await slow(to, 20);
  await desk(to, { do: 'open', variant: 'one' }, 'busy');
  const [pid, ...others] = childrenOf(to.child.pid);
  assert.deepEqual(others, []);
  const files = readdirSync(`/proc/${pid}/fd`).map(fd => readlinkSync(`/proc/${pid}/fd/${fd}`));
  assert.equal(files.length, 3, files.join(' '));
  const limits = readFileSync(`/proc/${pid}/limits`, 'utf8');
  assert.match(limits, /Max cpu time +\d+ /);
  assert.match(limits, /Max address space +\d+ /);
  const asked = desk(to, { do: 'perft', depth: 9 }, 'busy').catch(() => 'gone');
  for (let i = 0; i < 3000 && !/\) R /.test(readFileSync(`/proc/${pid}/stat`, 'utf8')); ++i) await rest(20);
  to.child.kill('SIGKILL');
  await asked;
  idle();
  for (let i = 0; i < 600 && runs(pid); ++i) await rest(50);
  const left = runs(pid);
  if (left) process.kill(Number(pid), 'SIGKILL');
  assert.equal(left, false);
});

test('a desk that has ended by itself is told, and the next one has the game', served, async () => {
  const to = await begin('classical-chess', '--port', '0');
  await desk(to, { do: 'open', variant: 'classical-chess', moves: ['Pe2-e4'] });
  const [pid] = childrenOf(to.child.pid);
  process.kill(Number(pid), 'SIGKILL');
  assert.match((await desk(to, { do: 'view' })).error.message, /stopped: this took too much memory/);
  assert.deepEqual((await desk(to, { do: 'view' })).answer.moves.map(move => move.text), ['Pe2-e4']);
});

test('the next desk has the variations and looks of the one before, too', served, async () => {
  const to = await begin('classical-chess', '--port', '0');
  const said = [{ ply: 1, marks: [], variations: [[{ text: 'Pd2-d4' }, { text: 'Pd7-d5' }]] }];
  await desk(to, { do: 'open', variant: 'classical-chess', moves: ['Pe2-e4', 'Pe7-e5'] });
  await desk(to, { do: 'comment', ply: 1, text: '', variations: said[0].variations });
  const before = (await desk(to, { do: 'view', all_tags: true })).answer;
  assert.deepEqual(before.annotations, said);
  const [pid] = childrenOf(to.child.pid);
  process.kill(Number(pid), 'SIGKILL');
  await desk(to, { do: 'view' });
  assert.deepEqual((await desk(to, { do: 'view' })).answer, before);
});

test('a request that is none is one that is wrong, not one that was stopped; a form is refused', served, async () => {
  const to = await begin('classical-chess', '--port', '0');
  assert.equal((await desk(to, '[]')).error.rule, 'request');
  assert.equal((await desk(to, `{"do":${'['.repeat(200)}${']'.repeat(200)}}`)).error.rule, 'request');
  const form = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n';
  const told = await ask(to, `/desk?token=${to.token}`,
    { method: 'POST', headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': form.length }, body: form });
  assert.equal(told.status, 415);
});

test('what counts is the time of the processor: a desk that gets none for long is not given up', served, async () => {
  const to = await begin('classical-chess', '--port', '0');
  await desk(to, { do: 'open', variant: 'classical-chess' });
  const [pid] = childrenOf(to.child.pid);
  process.kill(Number(pid), 'SIGSTOP');
  const asked = desk(to, { do: 'view' });
  await rest(11000);
  process.kill(Number(pid), 'SIGCONT');
  assert.ok((await asked).answer);
});

// Takes more than two minutes.
test('nor is one that gets little of it for longer', { skip: served.skip || !process.env.ACEDREX_SLOW }, async () => {
  const to = await begin('classical-chess', '--port', '0');
  await desk(to, { do: 'open', variant: 'classical-chess' });
  const [pid] = childrenOf(to.child.pid);
  const asked = desk(to, { do: 'perft', depth: 6 });
  for (let i = 0; i < 3; ++i) {
    await rest(50);
    process.kill(Number(pid), 'SIGSTOP');
    await rest(45000);
    process.kill(Number(pid), 'SIGCONT');
  }
  assert.ok((await asked).answer);
});

test('where threads are not available there are fewer', served, async () => {
  // Three bounds: how many threads there are depends on what else has taken addresses before them.
  for (const kilobytes of [220_000, 270_000, 400_000]) await answersWithin(kilobytes);
});
async function answersWithin(kilobytes) {
  const limited = `ulimit -v ${kilobytes}; exec "$0" serve classical-chess --port 0`;
  const child = spawn('bash', ['-c', limited, program], { env: environment });
  const told = await new Promise(resolve => {
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', data => { text += data; if (text.includes('\n')) resolve(text); });
    child.once('exit', () => resolve(`${text} ended`));
  });
  try {
    const address = new URL(told.trim());
    const to = { port: Number(address.port), token: address.searchParams.get('token') };
    const stop = await slow(to, 140);
    // A connection may be dropped before a thread has come free, also one that begins as the others end.
    const answered = async asked => {
      for (;;) {
        try {
          return await asked();
        } catch (fault) {
          if (fault.code !== 'ECONNRESET') throw fault;
          await rest(100);
        }
      }
    };
    for (let i = 0; i < 5; ++i) assert.equal((await within(60, answered(() => ask(to, '/')))).status, 200);
    stop();
    assert.ok((await within(60, answered(() => desk(to, { do: 'view' })))).answer);
  } finally {
    child.kill('SIGKILL');
  }
}
