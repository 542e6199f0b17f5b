import { whatsapp } from '#company/facts.ts';
import { directions } from '../i18n/languages.ts';
import { chatLink } from '../lib/chat-link.ts';
import { directionOf, languageOf } from './element-language.ts';
import { createNodes, type FirstRender } from './first-render.ts';
import { base } from './import-files.ts';
import type { WidgetDefinition } from './widget.ts';

/** The content of a shadow root: the container of the component, or the fallback content. */
export class Shell {
  readonly container = document.createElement('div');
  readonly fallback = document.createElement('div');
  readonly #host: HTMLElement;
  readonly #widget: WidgetDefinition;

  constructor(host: HTMLElement, widget: WidgetDefinition) {
    this.#host = host;
    this.#widget = widget;
    this.container.className = 'widget';
    this.container.hidden = true;
    this.fallback.className = 'fallback';
    this.fallback.append(document.createElement('slot'));
  }

  /** True if the visitor uses the container, or a press in it waits for hydration. */
  get isInUse(): boolean {
    const used = isFilledIn(this.container) || this.container.querySelector(':focus, :active, [aria-busy]');
    return Boolean(!this.container.hidden && used);
  }

  /** Renders the first render, in the phase `first`. */
  render({ language, nodes }: FirstRender): void {
    const { container } = this;
    if (container.lang !== language) container.replaceChildren(...createNodes(nodes, base, container));
    container.lang = language;
    container.dir = directionOf(this.#host) || directions[language];
  }

  /**
   * Replaces the fallback content in one task, so that the layout does not shift. While the visitor uses it, it stays.
   * @returns true if the container is shown
   */
  show(tryAgain: () => void): boolean {
    // Not for a focused link: a dialog of the page moves the focus to the first one in it.
    const used = this.#host.querySelector(':is(input, textarea, select):focus, :active');
    if (this.container.hidden && (isFilledIn(this.#host) || used)) {
      for (const type of ['focusout', 'pointerup', 'pointercancel'])
        this.#host.addEventListener(type, () => void setTimeout(tryAgain), { once: true });
      return false;
    }
    this.container.hidden = false;
    this.fallback.classList.add('replaced');
    return true;
  }

  /** Hides the container. The fallback content takes its place, or the reserved space. */
  hide(): void {
    this.container.hidden = true;
    this.fallback.classList.remove('replaced');
  }

  /** Shows the fallback content, without the reserved space, which would stay empty below it. */
  showFallback(first: FirstRender | undefined): void {
    this.fallback.className = 'fallback failed';
    this.renderNotice(first);
  }

  /** After a failure without fallback content, a sentence and a link to the chat take its place. */
  renderNotice(first: FirstRender | undefined): void {
    if (!this.fallback.classList.contains('failed')) return;
    const { height, fallbackNumber = () => whatsapp } = this.#widget;
    this.fallback.querySelector('p')?.remove();
    const isEmpty = !this.#host.querySelector('*') && !this.#host.textContent?.trim();
    if (!isEmpty || !(first || height)) return;
    const [sentence = '', label = 'WhatsApp'] = first?.failure ?? [];
    const notice = document.createElement('p');
    notice.lang = first?.language ?? languageOf(this.#host);
    notice.dir = directionOf(this.#host) || directions[notice.lang as keyof typeof directions];
    notice.append(sentence, ' ');
    const number = fallbackNumber(this.#host);
    if (number) {
      const link = document.createElement('a');
      const href = chatLink(number);
      notice.append(Object.assign(link, { href, target: '_blank', rel: 'noopener', textContent: label }));
    }
    this.fallback.append(notice);
  }
}

function isFilledIn(part: Element): boolean {
  const controls = part.querySelectorAll<HTMLInputElement>('input, textarea');
  return [...controls].some(
    ({ value, defaultValue, checked, defaultChecked }) =>
      value !== defaultValue || checked !== defaultChecked,
  );
}
