// Shows the HTML of each example below it, and adds the buttons that copy code.

const site = document.querySelector<HTMLMetaElement>('meta[name=site]')?.content ?? location.origin;

for (const live of document.querySelectorAll('figure > .live')) {
  const [, indent = ''] = /^\n?( *)/.exec(live.innerHTML) ?? [];
  const html = live.innerHTML.trim().replaceAll(`\n${indent}`, '\n');
  const code = document.createElement('code');
  code.translate = false;
  code.textContent = `${html}\n<script type="module" src="${site}/embed.js"></script>`;
  const pre = document.createElement('pre');
  pre.append(code);
  live.after(pre);
}

for (const code of document.querySelectorAll('pre > code')) {
  const button = document.createElement('button');
  const heading = code.closest('figure, .code')?.querySelector('h2');
  const show = (text: string) =>
    Object.assign(button, { textContent: text, ariaLabel: `${text}: ${heading?.textContent}` });
  Object.assign(show('Copy'), {
    type: 'button',
    className: code.closest('.result') ? 'button' : 'button line',
  });
  // Safari does not focus an element only because it scrolls.
  const scroller = code.closest<HTMLElement>('.code > pre');
  if (scroller) scroller.tabIndex = 0;
  (scroller ? heading : code.parentElement)?.after(button);
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(code.textContent ?? '');
    show('Copied');
    setTimeout(show, 2000, 'Copy');
  });
}
