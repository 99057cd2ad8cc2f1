// Everything the page does is done one after the other; document.body tells tests and readers whether all of it is
// shown: data-ready, and data-state counts the states that were.
import { $ } from './dom.js';
import { desk } from './desk.js';

const kStopAfter = 700;  // milliseconds

let working = 0;
let timer = null;
let queue = Promise.resolve();

function begin() {
  document.body.dataset.ready = 'false';
  ++working;
  timer ||= setTimeout(() => { $('stop').hidden = false; }, kStopAfter);
}

function end() {
  if (--working > 0) return;
  clearTimeout(timer);
  timer = null;
  $('stop').hidden = true;
  document.body.dataset.state = String(Number(document.body.dataset.state) + 1);
  document.body.dataset.ready = 'true';
}

// What goes wrong is told under the board.
export function work(task) {
  begin();
  queue = queue.then(task).catch(tell).finally(end);
  return queue;
}

export function tell(error) {
  $('reason').textContent = error.message;
  $('reason').dataset.rule = error.rule || '';
}

// After a rest, unless it is called again; the page is not ready meanwhile.
export function afterRest(milliseconds, task) {
  let waiting = null;
  const cancel = () => {
    if (waiting === null) return;
    clearTimeout(waiting);
    waiting = null;
    end();
  };
  const call = () => {
    cancel();
    begin();
    clearTimeout(timer);  // a rest is no work that could be stopped
    timer = null;
    waiting = setTimeout(() => {
      waiting = null;
      work(task);
      end();
    }, milliseconds);
  };
  return { call, cancel };
}

export function stop() {
  desk.stop().catch(() => {});
}
