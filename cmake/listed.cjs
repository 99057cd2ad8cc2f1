// node cmake/listed.cjs KERNEL.js FILE: what the compiled kernel answers to `list`, so that the page need not wait for it.
const { writeFileSync } = require('node:fs');
const { resolve } = require('node:path');

const [, , from, to] = process.argv;
const kernel = require(resolve(from));
kernel.onRuntimeInitialized = () => {
  // It gives up after some seconds, which other work of the machine may take.
  let told = {};
  for (let i = 0; i < 20 && !told.answer; ++i) told = JSON.parse(kernel.answer('{"do":"list"}'));
  if (!told.answer) throw new Error(told.error.message);
  writeFileSync(to, JSON.stringify(told.answer));
};
