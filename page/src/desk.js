// The desk that the page asks: a server's (acedrex serve), or one in a worker beside the page (the single file). What
// requests and answers are is told in docs/desk.md.

// ---- a server ------------------------------------------------------------------------------------------------

function served() {
  const token = encodeURIComponent(new URLSearchParams(location.search).get('token') || '');
  const window_ = crypto.randomUUID ? crypto.randomUUID() : String(Math.random()).slice(2);
  const query = `?window=${window_}&token=${token}`;

  async function post(path, body) {
    let answer;
    try {
      answer = await fetch(path + query, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } });
    } catch {
      throw new Error('the program does not answer any more; start it again');
    }
    const text = await answer.text();
    if (!answer.ok) throw new Error(text || answer.statusText);
    return JSON.parse(text);
  }

  return {
    hasFiles: true,
    send: request => post('desk', JSON.stringify(request)),
    stop: () => post('stop', '{}'),
    save: (text, was) => post('save', JSON.stringify({ text, was })),
    words: async () => (await fetch('words.json')).json(),
    async begin(onScript) {
      const first = await post('config', '{}');
      const events = new EventSource('events' + query);
      events.addEventListener('script', event => onScript(JSON.parse(event.data)));
      // Cut off, as where the machine has slept, the desk of this window is no more: the address has the game.
      let opened = 0;
      events.onopen = () => { if (++opened > 1) location.reload(); };
      return first;
    },
  };
}

// ---- a worker beside the page ----------------------------------------------------------------------------------

const kMostSeconds = 9.5;  // of one command

function inPage() {
  const text = id => document.getElementById(id).textContent;
  const source = URL.createObjectURL(new Blob([text('acedrex-kernel')], { type: 'text/javascript' }));
  let module = null, worker = null, waiting = null, opened = null, shown = null;

  async function compiled() {
    const bytes = Uint8Array.from(atob(text('acedrex-module')), c => c.charCodeAt(0));
    return WebAssembly.compileStreaming(new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')),
      { headers: { 'Content-Type': 'application/wasm' } }));
  }
  async function start() {
    module ||= await compiled();
    worker = new Worker(source);
    worker.onmessage = event => waiting && waiting(event.data);
    worker.postMessage(module);
  }
  function giveUp() {
    if (worker) worker.terminate();
    worker = null;
    if (waiting) waiting(null);
  }
  async function one(request) {
    if (!worker) await start();
    const limit = setTimeout(giveUp, kMostSeconds * 1000);
    const line = await new Promise(resolve => {
      waiting = resolve;
      worker.postMessage(JSON.stringify(request));
    });
    waiting = null;
    clearTimeout(limit);
    return line === null ? null : JSON.parse(line);
  }
  let last = Promise.resolve();
  async function send(request) {
    const told = await one(request);
    if (told === null) {
      // Another one takes its place, and what lay open is set up again.
      if (opened) await one({ ...opened, ...(shown ? { setup: shown.start, moves: shown.moves } : {}) });
      return { error: { message: 'this took too long, and was stopped', rule: 'stopped' } };
    }
    const answer = told.answer;
    if (answer && request.do === 'open') opened = { ...request, variant: answer.variant || request.variant };
    if (answer && request.do === 'update' && opened) opened.script = request.text;
    if (answer && answer.moves)
      shown = { start: answer.start, moves: answer.moves.filter(move => !move.undone).map(move => move.text) };
    return told;
  }
  return {
    hasFiles: false,
    send: request => (last = last.catch(() => {}).then(() => send(request))),
    stop: async () => giveUp(),
    words: async () => JSON.parse(text('acedrex-words')),
    begin: async () => ({}),
  };
}

export const desk = document.getElementById('acedrex-kernel') ? inPage() : served();

export async function ask(request) {
  const told = await desk.send(request);
  if (told.error) throw Object.assign(new Error(told.error.message), told.error);
  return told.answer;
}
