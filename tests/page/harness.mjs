// A browser with the page in it, over `acedrex serve` or, where ACEDREX_PAGE names one, over the single file.
import { spawn, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const home = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const browsers = createRequire(join(home, 'page', 'package.json'))('playwright-core');

export const program = process.env.ACEDREX_PROGRAM || join(home, 'build', 'release', 'acedrex');
export const singleFile = process.env.ACEDREX_PAGE || '';
export const environment = { ...process.env, ACEDREX_HOME: home };
// Debian's Firefox is driven by WebDriver, which has neither fingers nor what the system prefers, and cannot stop a process.
export const isFirefox = process.env.ACEDREX_BROWSER === 'firefox';
export const inChromiumOnly = { skip: isFirefox && 'WebDriver has no word for it' };

// Other work of the machine fails no test: whatever is waited for may take this long.
const kPatience = 240_000;  // milliseconds

let browser = null;
let usual = null;  // the context of each test's first window: to begin a new one takes a second
const windows = [];
const closing = [];

export async function begin() {
  if (browser) return;
  browser = isFirefox ? await browsers.firefox.launch({
    timeout: kPatience,
    channel: 'moz-firefox',
    executablePath: process.env.FIREFOX || '/usr/bin/firefox-esr',
    // A page may read and write the clipboard, as is granted in Chromium.
    firefoxUserPrefs: { 'dom.events.testing.asyncClipboard': true },
  }) : await browsers.chromium.launch({
    timeout: kPatience,
    executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
      '--disable-component-update', '--disable-sync'],
  });
}
// After each test: windows that stay open take time, and the browser has a process for each.
export async function closeWindows() {
  for (const context of windows.splice(0)) await context.close();
  if (!usual) return;
  for (const page of usual.pages()) await page.close();
  await usual.clearCookies();
}
export async function end() {
  if (browser) await browser.close();
  for (const close of closing) close();
}

export function folder() {
  const made = mkdtempSync(join(tmpdir(), 'acedrex-page-'));
  closing.push(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

// Starts the server; resolves to its address.
export function serve(...args) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, ['serve', ...args], { env: environment });
    closing.push(() => child.kill('SIGKILL'));
    let out = '', err = '';
    child.stdout.on('data', data => {
      out += data;
      if (out.includes('\n')) resolve({ address: out.split('\n')[0], child });
    });
    child.stderr.on('data', data => { err += data; });
    child.on('exit', code => reject(Object.assign(new Error(err), { code, out })));
  });
}

// The processes that a process has started. (What the system lists as `children`, where it does, one thread has started.)
export const childrenOf = pid => readdirSync('/proc').filter(name => /^\d+$/.test(name) && statOf(name)[1] === String(pid));
export const runs = pid => !'ZX'.includes(statOf(pid)[0] || 'X');
// From its state on; nothing of a process that has ended.
function statOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, '').trim().split(' ');
  } catch {
    return [];
  }
}

// The processor time, in milliseconds, that a process and those which it has started have taken so far. Promises of time are
// measured by it: the clock tells what else the machine does, too.
export function processorTime(pid) {
  const kTick = 10;  // milliseconds, on Linux
  const own = statOf(pid);
  return childrenOf(pid).reduce((sum, child) => sum + processorTime(child), ((Number(own[11]) || 0) + (Number(own[12]) || 0)) * kTick);
}

// A process that works for so many seconds: where something is to be over before it is, the work of others makes both later.
export function working(seconds) {
  const work = `let t; do t = process.cpuUsage(); while (t.user + t.system < ${seconds}e6)`;
  const child = spawn(process.execPath, ['-e', work]);
  const end = () => child.kill('SIGKILL');
  closing.push(end);
  return { done: new Promise(resolve => child.on('exit', () => resolve(`after ${seconds} seconds of work`))), end };
}

// What a command of the program prints.
export const run = (...args) => run.fed('', ...args);
// Likewise where it reads a text.
run.fed = (input, ...args) => {
  const { stdout, stderr, status } = spawnSync(program, args, { env: environment, encoding: 'utf8', input });
  return { out: stdout, err: stderr, code: status, json: () => JSON.parse(stdout) };
};

let shared = null;  // a server without a name, for tests that need no other one
export async function address() {
  if (singleFile) return pathToFileURL(singleFile).href;
  shared ||= await serve();
  return shared.address;
}
// The processor time, in milliseconds, of a server with its desks, or of the browser that the single file is in.
export async function spent(server) {
  if (!singleFile || isFirefox) return singleFile ? 0 : processorTime(server.pid);
  const protocol = await browser.newBrowserCDPSession();
  const { processInfo } = await protocol.send('SystemInfo.getProcessInfo');
  await protocol.detach();
  return processInfo.reduce((sum, each) => sum + each.cpuTime * 1000, 0);
}
// Takes the processor from the pages for a while, as other work of the machine does.
export async function suspend(milliseconds) {
  const protocol = await browser.newBrowserCDPSession();
  const { processInfo } = await protocol.send('SystemInfo.getProcessInfo');
  await protocol.detach();
  const pages = processInfo.filter(each => each.type === 'renderer').map(each => each.id);
  for (const id of pages) process.kill(id, 'SIGSTOP');
  await new Promise(resolve => { setTimeout(resolve, milliseconds); });
  for (const id of pages) process.kill(id, 'SIGCONT');
}

export function hash({ v, c, s, m }) {
  const part = (name, text) => (text === undefined ? [] : [`${name}=${encodeURIComponent(text)}`]);
  return `#${[...part('v', v), ...part('c', c), ...part('s', s), ...part('m', m && m.join('\n'))].join('&')}`;
}

async function newContext(options = {}) {
  const { isMobile, hasTouch, ...everywhere } = { viewport: { width: 1280, height: 900 }, ...options };
  const context = await browser.newContext(isFirefox ? everywhere : { ...everywhere, isMobile, hasTouch });
  context.setDefaultTimeout(kPatience);
  if (!singleFile && !isFirefox) await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  return context;
}
// A page in a window of its own, that finds nothing kept. Nothing may be wrong on its console.
export async function newPage(url, options) {
  if (!isFirefox) usual ||= await newContext();
  const alone = !isFirefox && !options && usual.pages().length === 0;
  const context = alone ? usual : await newContext(options);
  if (!alone) windows.push(context);
  const page = await context.newPage();
  if (alone) {
    const protocol = await context.newCDPSession(page);
    await protocol.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes: 'local_storage' });
    await protocol.detach();
  }
  // Where the pointer rests for a second, as it does on a busy machine, a card opens over what is clicked next.
  const clickAt = page.click.bind(page);
  page.click = async (...what) => {
    await page.mouse.move(1, 1);
    return clickAt(...what);
  };
  page.faults = [];
  page.on('pageerror', error => page.faults.push(error.message));
  page.on('console', message => { if (message.type() === 'error') page.faults.push(message.text()); });
  await page.goto(url);
  await ready(page);
  return page;
}
// One that shows nothing yet, for files that are not the page.
export async function emptyPage() {
  const context = await newContext();
  windows.push(context);
  return context.newPage();
}
export const open = async (parts, options) => newPage(await address() + hash(parts), options);

export async function ready(page) {
  await page.waitForFunction(() => document.body.dataset.ready === 'true');
}
export async function click(page, ...fields) {
  for (const name of fields) {
    // A page that is ready gets no further fields: what it says instead is worth more than to wait for them.
    if (!await page.$(`[data-field="${name}"]`)) throw new Error(`no ${name}: ${await page.textContent('#reason')}`);
    await page.click(`[data-field="${name}"]`);
    await ready(page);
  }
}
export async function press(page, id) {
  await page.click(`#${id}`);
  await ready(page);
}
// What a button downloads. WebDriver tells nothing of downloads: in Firefox it is taken from the page.
export async function saved(page, id) {
  if (!isFirefox) {
    const [download] = await Promise.all([page.waitForEvent('download'), page.click(`#${id}`)]);
    await ready(page);
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
  }
  await page.evaluate(() => {
    window.savedAs = new Promise(done => {
      let blob = null;
      URL.createObjectURL = made => { blob = made; return 'blob:'; };
      HTMLAnchorElement.prototype.click = async function save() { done([this.download, [...new Uint8Array(await blob.arrayBuffer())]]); };
    });
  });
  await page.click(`#${id}`);
  const [name, bytes] = await page.evaluate(() => window.savedAs);
  await ready(page);
  return { name, bytes: Buffer.from(bytes) };
}
export const targets = page => page.$$eval('[data-target][data-field]', list =>
  Object.fromEntries(list.map(each => [each.dataset.field, each.dataset.target]).sort()));
export const moves = page => page.$$eval('#moves [data-ply]:not([data-undone])', list => list.map(each => each.dataset.long));
export const choices = page => page.$$eval('#choices [data-move]', list => list.map(each => each.dataset.move));
export const at = (page, name) => page.$eval(`[data-at="${name}"]`, each =>
  `${each.dataset.side} ${each.dataset.piece}`).catch(() => '');
export const status = page => page.$eval('#status', each => ({ ...each.dataset, words: each.textContent }));
export const setupOf = page => page.$eval('#setup', each => each.value);
