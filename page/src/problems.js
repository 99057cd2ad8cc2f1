// What is wrong, in the words of check; also how many errors there are, where the script is not shown.
import { $, element } from './dom.js';

let problems = [];

export function showProblems(list) {
  problems = list;
  $('problems').replaceChildren(...list.map(problem => {
    const line = problem.line ? `line ${problem.line}: ` : '';
    const place = problem.ply ? `move ${problem.ply}: ` : problem.here ? line : `${problem.file}, ${line}`;
    const item = element('li', { 'data-severity': problem.severity },
      `${place}${problem.message}${problem.remedy ? `; ${problem.remedy}` : ''}`);
    if (problem.ply) item.dataset.ply = problem.ply; else item.dataset.line = problem.line;
    return item;
  }));
  const errors = list.filter(problem => problem.severity === 'error').length;
  const toggle = document.querySelector('[data-toggle="script"]');
  toggle.dataset.errors = errors || '';
  document.dispatchEvent(new CustomEvent('problems', { detail: list.filter(problem => problem.here) }));
}

// A script that fails in play.
document.addEventListener('fault', ({ detail: fault }) => {
  if (!problems.some(known => known.line === fault.line && known.message === fault.message))
    showProblems([...problems, { ...fault, severity: 'error', remedy: '' }]);
});
