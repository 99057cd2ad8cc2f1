// A board is loaded when it is opened: a page may have a hundred.
document.addEventListener('toggle', event => {
  const frame = event.target.querySelector('iframe[data-src]');
  if (!frame) return;
  frame.src = frame.dataset.src;
  frame.removeAttribute('data-src');
}, true);
