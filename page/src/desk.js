// The desk that the page asks: a server's (acedrex serve), or one in a worker beside the page (the single file). What
// requests and answers are is told in docs/desk.md.
import { $ } from './dom.js';

// ---- a server ------------------------------------------------------------------------------------------------

export const kLost = 'Lost the connection to acedrex. Start it again; the address keeps your game.';
const kLook = 300;  // milliseconds between looks at the script

function served() {
  const token = encodeURIComponent(new URLSearchParams(location.search).get('token') || '');
  const window_ = crypto.randomUUID ? crypto.randomUUID() : String(Math.random()).slice(2);
  const query = `?window=${window_}&token=${token}`;

  async function post(path, body) {
    let answer;
    try {
      answer = await fetch(path + query, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } });
    } catch {
      throw new Error(kLost);
    }
    const text = await answer.text();
    if (answer.status === 403 && !token)
      throw new Error('this address lacks the token of the program: open the address that it printed, with what stands here from # on behind it');
    if (answer.status === 403) throw new Error('the program was started again since: open the address that it printed then');
    if (!answer.ok) throw new Error(text || answer.statusText);
    return JSON.parse(text);
  }

  return {
    hasFiles: true,
    thinksBeside: true,  // searches go on while it answers
    send: request => post('desk', JSON.stringify(request)),
    stop: () => post('stop', '{}'),
    save: (text, was) => post('save', JSON.stringify({ text, was })),
    words: async () => (await fetch('words.json')).json(),
    async begin(onScript) {
      const config = await post('config', '{}');
      let known = null;  // of the script: where it is, and when it was written
      let failed = 0;    // looks, one after the other
      const sayLost = count => {
        failed = count;
        if ($('lost').hidden === count > 1) [$('lost').hidden, $('lost').textContent] = [count < 2, count < 2 ? '' : kLost];
      };
      const look = async () => {
        try {
          const told = await post('watch', JSON.stringify(known));
          sayLost(0);
          // Of very many windows one that was not heard of for long has no desk any more: the address has the game.
          if (told.fresh && known) return location.reload();
          known = told.path ? { path: told.path, written: told.written } : known || {};
          if (told.path) onScript(told);
        } catch (error) {
          sayLost(error.message === kLost ? failed + 1 : 0);
        }
        setTimeout(look, kLook);
      };
      look();
      addEventListener('pagehide', () => navigator.sendBeacon('close' + query));
      return config;
    },
  };
}

// ---- a worker beside the page ----------------------------------------------------------------------------------

// Of one command, by the clock: browsers tell no script the time of the processor, of which a busy machine gives little. The
// kernel counts its work and ends by itself long before; there is a button to stop it, too.
const kMostSeconds = 120;

// Is it the script that fails, not a move by its rules?
export const isBroken = view => view.problems.some(problem => problem.severity === 'error' && !problem.ply);

function inPage() {
  const text = id => document.getElementById(id).textContent;
  const source = URL.createObjectURL(new Blob([text('acedrex-kernel')], { type: 'text/javascript' }));
  let worker = null, waiting = null, lost = false;
  let opened = null, updated = null, shown = null;  // what a new worker has to be told

  async function compiled() {
    // The browser decodes it faster than a script can.
    const pressed = await fetch('data:application/gzip;base64,' + text('acedrex-module'));
    return WebAssembly.compileStreaming(new Response(pressed.body.pipeThrough(new DecompressionStream('gzip')),
      { headers: { 'Content-Type': 'application/wasm' } }));
  }
  const compiling = compiled();
  compiling.catch(() => {});  // told with the first answer
  // The worker reads its script while the module is compiled.
  async function start() {
    const started = new Worker(source);
    started.onmessage = event => waiting && waiting(event.data);
    started.postMessage(await compiling);
    worker = started;
  }
  let why = '';  // the last worker was given up
  function giveUp(words) {
    why = words;
    if (worker) worker.terminate();
    worker = null;
    lost = true;
    if (waiting) waiting(null);
  }
  async function one(request) {
    if (!worker) await start();
    const line = await new Promise(resolve => {
      waiting = resolve;
      worker.postMessage(JSON.stringify(request));
    });
    waiting = null;
    return line === null ? null : JSON.parse(line);
  }
  // What was given up is set up again before the next request.
  async function inTurn(request) {
    if (lost && request.do !== 'open') {
      lost = false;
      for (const told of asBefore()) if (await one(told) === null) return null;
    }
    return one(request);
  }
  // The list is in the file, too: it need not wait for the kernel.
  const listed = document.getElementById('acedrex-list');
  async function send(request) {
    if (request.do === 'list' && listed) return { answer: JSON.parse(listed.textContent) };
    const limit = setInterval(giveUp, kMostSeconds * 1000, 'stopped: this took more than two minutes');
    const told = await inTurn(request).finally(() => clearInterval(limit));
    if (told === null) return { error: { message: why, rule: 'stopped' } };
    if (told.answer) note(request, told.answer);
    return told;
  }
  let last = Promise.resolve();
  function note(request, answer) {
    if (request.do === 'open') {
      opened = { ...request, variant: answer.variant || request.variant };
      [lost, updated, shown] = [false, null, null];
    }
    if (request.do === 'view' && opened) for (const look of ['style', 'flipped', 'trail', 'all_tags', 'inset']) if (look in request) opened[look] = request[look];
    if (request.do === 'update' && opened) {
      updated = request.text;
      if (!isBroken(answer)) opened.script = updated;
    }
    if (answer.moves && !answer.as) shown = answer;  // what one side sees of it cannot be set up again
  }
  function asBefore() {
    if (!opened) return [];
    const first = { ...opened }, further = [];
    if (shown) {
      first.setup = shown.start;
      first.moves = shown.moves.map(move => move.text);
      first.ply = shown.moves.filter(move => !move.undone).length;
      if (shown.pending) first.begun = shown.pending.text;
      const said = new Map((shown.annotations || []).filter(each => each.variations.length).map(each => [each.ply, each.variations]));
      for (const { ply, comment } of shown.moves) {
        const variations = said.get(ply);
        if (comment || variations) further.push({ do: 'comment', ply, text: comment || '', ...(variations && { variations }) });
      }
    }
    if (updated !== null && updated !== opened.script) further.push({ do: 'update', text: updated });
    return [first, ...further];
  }
  return {
    hasFiles: false,
    thinksBeside: false,
    send: request => (last = last.catch(() => {}).then(() => send(request))),
    stop: async () => giveUp('stopped by the button'),
    words: async () => JSON.parse(text('acedrex-words')),
    begin: async () => ({}),
  };
}

export const desk = document.getElementById('acedrex-kernel') ? inPage() : served();

let seated = null;  // the side that every request is made for; null: what it says itself
export const sit = side => { seated = side; };

export async function ask(request) {
  const told = await desk.send(seated ? { as: seated, ...request } : request);
  if (told.error) throw Object.assign(new Error(told.error.message), told.error);
  return told.answer;
}
