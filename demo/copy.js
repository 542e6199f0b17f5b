// The buttons that copy the lines beside them. Without this script there are none.
for (const button of document.querySelectorAll('[data-copy]')) {
  const [, lines] = button.ariaLabel.split(': ');
  const say = (words) => {
    button.textContent = words;
    button.ariaLabel = `${words}: ${lines}`;
  };
  button.hidden = false;
  button.addEventListener('click', async () => {
    const code = button.closest('[data-block]').querySelector('code');
    try {
      await navigator.clipboard.writeText(code.textContent);
      say('Copied');
    } catch {
      getSelection().selectAllChildren(code);
      say('Selected');
    }
    setTimeout(say, 2000, 'Copy');
  });
}
