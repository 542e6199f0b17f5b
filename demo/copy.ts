// Shows the HTML of each example below it, and adds the buttons that copy code.

const site = document.querySelector<HTMLMetaElement>('meta[name=site]')?.content ?? location.origin;
const loader = `<script type="module" src="${site}/embed.js"></script>`;

for (const live of document.querySelectorAll('figure > .live')) {
  const code = Object.assign(document.createElement('code'), {
    textContent: `${withoutIndent(live.innerHTML)}\n${loader}`,
    translate: false,
  });
  const title = Object.assign(document.createElement('h3'), { textContent: 'Code' });
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: 'Copy',
    ariaLabel: 'Copy: Code',
  });
  button.dataset.copy = '';
  const head = Object.assign(document.createElement('div'), { className: 'block-head' });
  head.append(title, button);
  const pre = document.createElement('pre');
  pre.append(code);
  const block = document.createElement('div');
  block.dataset.block = '';
  block.append(head, pre);
  live.after(block);
}

function withoutIndent(html: string): string {
  const [, indent = ''] = /^\n?([ ]*)/.exec(html) ?? [];
  return html.trim().replaceAll(`\n${indent}`, '\n');
}

for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
  const { textContent, ariaLabel } = button;
  button.hidden = false;
  button.addEventListener('click', async () => {
    const code = button.closest('[data-block]')?.querySelector('code');
    if (!code) return;
    try {
      await navigator.clipboard.writeText(code.textContent ?? '');
      button.textContent = 'Copied';
    } catch {
      getSelection()?.selectAllChildren(code);
      button.textContent = 'Selected';
    }
    button.ariaLabel = button.textContent;
    setTimeout(() => Object.assign(button, { textContent, ariaLabel }), 2000);
  });
}
