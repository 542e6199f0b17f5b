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
  Object.assign(button, { type: 'button', className: 'button line', textContent: 'Copy' });
  code.parentElement?.after(button);
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(code.textContent ?? '');
      button.textContent = 'Copied';
    } catch {
      getSelection()?.selectAllChildren(code);
      button.textContent = 'Selected';
    }
    setTimeout(() => Object.assign(button, { textContent: 'Copy' }), 2000);
  });
}
