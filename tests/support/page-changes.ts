/**
 * Changes that other programs make to a page before it is interactive. Each function runs in the page. Some can change a
 * shadow root instead.
 */
export const pageChanges = {
  /** A page translator, such as the one in Chrome: replaces each text node. */
  translator: (root: unknown = document) => {
    const { body = root as Node } = root as { body?: Node };
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, font')) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      outer.append(inner);
      inner.textContent = text.data;
      text.replaceWith(outer);
    }
  },
  /** A password manager with an icon beside each field. */
  'password manager': (root: unknown = document) => {
    for (const input of (root as ParentNode).querySelectorAll('input, textarea')) {
      const icon = document.createElement('div');
      icon.setAttribute('data-lastpass-icon-root', '');
      input.after(icon);
    }
  },
  /** A dark mode, with a style element beside each stylesheet. */
  'style tool': () => {
    for (const sheet of document.querySelectorAll('link[rel=stylesheet], style'))
      sheet.after(document.createElement('style'));
  },
  /** A proxy that minifies HTML: without comments. */
  'proxy without comments': (root: unknown = document) => {
    const { body = root as Node } = root as { body?: Node };
    const comments = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
    const found: Comment[] = [];
    while (comments.nextNode()) found.push(comments.currentNode as Comment);
    for (const comment of found) comment.remove();
  },
} as const;
