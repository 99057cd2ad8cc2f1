// Before what the compiler makes of the program: a worker is sent the compiled module first, then lines of JSON, and answers
// each by a line. Elsewhere the module is read from the file beside this one, and Module.answer is called.
var Module = Module || {};
Module.answer = request => {
  const text = allocateUTF8(request);
  try {
    return UTF8ToString(Module._acedrex_answer(text));
  } finally {
    Module._free(text);
  }
};
if (typeof importScripts === 'function') {
  const early = [];
  Module.instantiateWasm = (imports, receive) => {
    self.onmessage = ({ data: module }) => {
      self.onmessage = event => early.push(event.data);
      WebAssembly.instantiate(module, imports).then(made => receive(made.instance || made, module));
    };
    return {};
  };
  Module.onRuntimeInitialized = () => {
    const answer = line => self.postMessage(Module.answer(line));
    self.onmessage = event => answer(event.data);
    early.forEach(answer);
  };
}
if (typeof module !== 'undefined') {
  Module.wasmBinary = require('fs').readFileSync(`${__dirname}/kernel.wasm`);
  module.exports = Module;
}
