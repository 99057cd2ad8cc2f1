// A search that goes on beside the page: of searches there is one at a time.
import { $ } from './dom.js';
import { ask, desk } from './desk.js';
import { hasBoard, view } from './game.js';

export const kAtOnce = 0.3;  // seconds of a search where nothing else is answered meanwhile
const kLook = 100;           // milliseconds, between looks at what has been found

let run = 0;                 // the search that counts; those before it are told nothing any more

export const thinks = () => document.body.dataset.thinking === 'true';
// The number of the search that runs, or ran last: the code that began one knows by it whether it is still its own.
export const current = () => run;
export const runs = search => thinks() && search === run;

function setThinking(on) {
  document.body.dataset.thinking = String(on);
  $('stop').hidden = !on && document.body.dataset.ready === 'true';
}
setThinking(false);

export const rest = () => new Promise(resolve => { setTimeout(resolve, kLook); });

const samePosition = () => {
  const { setup } = view;
  return () => view.setup === setup;
};

// What a search finds, of the position that is shown or as long as it holds; null: another one, or something else, came
// between. told: what it has found so far.
export async function think(request, told = () => {}, holds = samePosition()) {
  const mine = ++run;
  const counts = () => mine === run && hasBoard() && !$('table').hidden && holds();
  setThinking(true);
  try {
    let thought = await ask({ wait: false, ...request });
    while (thought.thinking && counts()) {
      if (thought.found) told(thought.found);
      await rest();
      if (counts()) thought = await ask({ do: 'thought' });
    }
    if (mine === run && thought.thinking) ask({ do: 'stop' }).catch(() => {});
    return counts() ? thought.found : null;
  } finally {
    if (mine === run) setThinking(false);
  }
}

// What runs is told nothing any more.
export function forget() {
  ++run;
}

// Nothing is thought any more.
export function cancel() {
  if (!thinks()) return;
  forget();
  setThinking(false);
  if (desk.thinksBeside) ask({ do: 'stop' }).catch(() => {});
}
