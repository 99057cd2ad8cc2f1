// The editor of the script: colours, the words of the library, problems at their lines.
import { EditorState } from '@codemirror/state';
import { EditorView, drawSelection, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { HighlightStyle, StreamLanguage, bracketMatching, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { lua } from '@codemirror/legacy-modes/mode/lua';
import { autocompletion, completionKeymap } from '@codemirror/autocomplete';
import { lintGutter, setDiagnostics } from '@codemirror/lint';
import { tags } from '@lezer/highlight';
import { $ } from './dom.js';
import { desk } from './desk.js';

const colours = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--faint)', fontStyle: 'italic' },
  { tag: tags.keyword, color: 'var(--keyword)' },
  { tag: tags.string, color: 'var(--string)' },
  { tag: tags.number, color: 'var(--number)' },
  { tag: tags.standard(tags.variableName), color: 'var(--link)' },
]);

let words = null;
async function complete(context) {
  const word = context.matchBefore(/[A-Za-z_]+([.:][A-Za-z_]*)?/);
  if (!word && !context.explicit) return null;
  words ||= (await desk.words()).map(([label, detail, info]) =>
    ({ label, detail: detail === label ? '' : detail, info, type: /[.:]/.test(label) ? 'function' : 'property' }));
  return { from: word ? word.from : context.pos, options: words, validFor: /^[A-Za-z_]+([.:][A-Za-z_]*)?$/ };
}

let heard = () => {};
const view = new EditorView({
  parent: $('script'),
  state: EditorState.create({
    extensions: [
      lineNumbers(), history(), drawSelection(), highlightActiveLine(), bracketMatching(), indentUnit.of('  '), lintGutter(),
      StreamLanguage.define(lua), syntaxHighlighting(colours), autocompletion({ override: [complete] }),
      keymap.of([{ key: 'Mod-s', preventDefault: true, run: () => { $('save').click(); return true; } },
        // Tab goes on to the next part of the page after Escape, as in all editors of this make.
        indentWithTab, ...completionKeymap, ...defaultKeymap, ...historyKeymap]),
      EditorView.contentAttributes.of({ 'aria-label': 'Script', tabindex: '0' }),
      EditorView.updateListener.of(update => { if (update.docChanged) heard(); }),
    ],
  }),
});

export const scriptText = () => view.state.doc.toString();

// As typing does; quietly: nobody hears of it.
export function setScriptText(text, quietly = false) {
  if (text === scriptText()) return;
  const hears = heard;
  if (quietly) heard = () => {};
  view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
  heard = hears;
}

export function onTyped(listener) {
  heard = listener;
}

document.addEventListener('problems', event => {
  const lines = view.state.doc.lines;
  view.dispatch(setDiagnostics(view.state, event.detail.filter(problem => problem.line > 0 && problem.line <= lines).map(problem => {
    const line = view.state.doc.line(problem.line), indent = line.text.search(/\S|$/);
    return { from: line.from + indent, to: line.to, severity: problem.severity,
      message: problem.message + (problem.remedy ? ` (${problem.remedy})` : '') };
  })));
});
