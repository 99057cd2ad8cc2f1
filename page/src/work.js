// Everything the page does is done one after the other; document.body tells tests and readers whether all of it is
// shown: data-ready, and data-state counts the states that were.
import { $ } from './dom.js';
import { desk } from './desk.js';

const kStopAfter = 700;  // milliseconds

let working = 0;
let timer = null;
let busy = false;         // with something that takes long
let queue = Promise.resolve();

export const isBusy = () => busy;

function begin() {
  document.body.dataset.ready = 'false';
  ++working;
  timer ||= setTimeout(() => {
    busy = true;
    $('stop').hidden = false;
  }, kStopAfter);
}

function end() {
  document.body.dataset.state = String(Number(document.body.dataset.state) + 1);
  if (--working > 0) return;
  clearTimeout(timer);
  timer = null;
  busy = false;
  $('stop').hidden = document.body.dataset.thinking !== 'true';
  document.body.dataset.ready = 'true';
}

// What goes wrong is told under the board, or where there is none beside the name.
export function work(task) {
  begin();
  queue = queue.then(task).catch(tell).finally(end);
  return queue;
}

export function tell(error) {
  $('reason').textContent = error.message;
  $('reason').dataset.rule = error.rule || '';
  if ($('table').hidden) $('about').textContent = error.message;
  if (error.turn_lost) document.dispatchEvent(new CustomEvent('turn-lost', { detail: error }));
  if (error.rule === 'script') document.dispatchEvent(new CustomEvent('fault', { detail: error }));
}

// After a rest, unless it is called again; the page is not ready meanwhile.
export function afterRest(milliseconds, task) {
  let waiting = null;
  // By what is done instead.
  const cancel = () => {
    if (waiting === null) return;
    clearTimeout(waiting);
    waiting = null;
    --working;
  };
  const call = () => {
    cancel();
    ++working;
    document.body.dataset.ready = 'false';
    waiting = setTimeout(() => {
      work(task);
      cancel();
    }, milliseconds);
  };
  return { call, cancel };
}

export function stop() {
  desk.stop().catch(() => {});
}
