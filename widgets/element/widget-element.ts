// First, because it must run before Lit.
import './lit-globals.ts';
import { ReactiveElement } from 'lit';
import { version } from '../../package.json';
import type { Language } from '../i18n/languages.ts';
import { widgetTexts } from '../i18n/texts.ts';
import { type AttributeReader, propertyName } from './attributes.ts';
import { languageAttribute, languageOf, onLanguageChange } from './element-language.ts';
import { nearViewport, retry } from './loading.ts';
import type { ViewElement } from './react-view.tsx';
import { adoptStyles } from './stylesheets.ts';
import type { Widget } from './widget.ts';

/**
 * The custom element around a widget: shadow root, attributes, language, and the fallback content until the widget has
 * loaded. `api.json` describes the attributes, properties and events of every element.
 */
export class WidgetElement extends ReactiveElement {
  static widget: Widget;
  static reader: AttributeReader;
  /** The styles that apply before the widget has loaded. */
  static shell: string[];
  /** The versions of the scripts on this page; the first one has registered the elements. */
  static versions = [version];

  #resolveReady: ((element: this) => void) | undefined;
  readonly ready = new Promise<this>((resolve) => {
    this.#resolveReady = resolve;
  });
  readonly #fallback = document.createElement('div');
  readonly #wanted = () => this.isConnected;
  readonly #elementProps = this.#type.widget.elementProps?.(this);
  /** Replaces the methods of the element with those of the rendered component. */
  readonly #methods = (methods: object | null) => void Object.assign(this, methods);
  #view: ViewElement | undefined;
  #styles = this.#type.shell;
  #texts: { language: Language; texts: object[] } | undefined;
  #stopListening: (() => void) | undefined;
  #stopWaiting: (() => void) | undefined;
  #state: 'idle' | 'loading' | 'loaded' | 'rendered' | 'ready' | 'failed' = 'idle';

  static override get observedAttributes(): string[] {
    // biome-ignore lint/complexity/noThisInStatic: Lit's getter must know which class asks
    return [...super.observedAttributes, 'lang', 'dir'];
  }

  get #type(): typeof WidgetElement {
    return this.constructor as typeof WidgetElement;
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    this.#fallback.className = 'fallback';
    this.#fallback.append(document.createElement('slot'));
    root.append(this.#fallback);
    // Last, because it can throw if the host page has replaced built-in objects. The fallback content then stays.
    adoptStyles(root, this.#styles);
    return root;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.#view) this.#follow();
    if (this.#state !== 'idle') return;
    if (this.#value('loading') === 'eager') void this.#load();
    else this.#stopWaiting = nearViewport(this, () => void this.#load());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopListening?.();
    this.#stopWaiting?.();
  }

  /** With this method, `moveBefore()` moves the element without disconnecting it. */
  connectedMoveCallback(): void {
    if (this.#view) this.#follow();
  }

  /** The stylesheets of the previous document do not apply in another one. */
  adoptedCallback(): void {
    adoptStyles(this.renderRoot as ShadowRoot, this.#styles);
    this.requestUpdate();
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    this.requestUpdate();
  }

  async #load(): Promise<void> {
    if (this.#state !== 'idle') return;
    this.#state = 'loading';
    this.#stopWaiting?.();
    const failed = (before: number, error: unknown) => {
      if (before === 0) this.#fail('load', error);
      if (before === 2) this.#release();
    };
    const loaded = await retry(() => this.#fetch(), this.#wanted, failed);
    // Disconnected while loading: rendering now would leak. It loads again when it is connected again.
    if (!loaded || !this.isConnected) {
      this.#state = 'idle';
      return;
    }
    const [{ createView, sharedStyles }, { Component, styles }] = loaded;
    this.#styles = [...this.#type.shell, sharedStyles + styles];
    adoptStyles(this.renderRoot as ShadowRoot, this.#styles);
    this.#view = createView(`${this.#type.widget.tag}-view`, Component);
    this.#view.hidden = true;
    this.renderRoot.append(this.#view);
    this.#state = 'loaded';
    this.#follow();
  }

  /** Starts when there is something to translate, so an idle element has no observer. */
  #follow(): void {
    this.#stopListening?.();
    this.#stopListening = onLanguageChange(this, () => this.requestUpdate());
    this.requestUpdate();
  }

  #fetch() {
    return Promise.all([import('./react-view.tsx'), this.#type.widget.load(), this.#loadTexts()]);
  }

  /** Loads the texts of the current language, and the further text file of this widget. */
  async #loadTexts() {
    const language = languageOf(this);
    if (this.#texts?.language === language) return this.#texts;
    const { moreTexts } = this.#type.widget;
    const texts = await Promise.all([widgetTexts(language), moreTexts?.(language)]);
    this.#texts = { language, texts: texts.filter(Boolean) as object[] };
    return this.#texts;
  }

  protected override update(changed: Map<PropertyKey, unknown>): void {
    super.update(changed);
    const values = this.#values();
    if (values.loading === 'eager' && this.isConnected) void this.#load();
    if (!this.#view || !this.#texts) return;
    const own = this.getAttribute('lang') ?? '';
    const { parse, expected } = languageAttribute;
    if (parse(own) === undefined) this.#type.reader.warn('lang', own, expected, languageOf(this));
    if (this.#texts.language !== languageOf(this)) void this.#switchLanguage();
    this.#view.config = {
      ...this.#texts,
      // `auto` would take the direction of the first letter of a widget.
      direction: this.dir === 'auto' ? '' : this.dir,
      props: {
        ...this.#elementProps,
        methods: this.#methods,
        ...values,
        ...this.#handlers,
        onWarning: this.#onWarning,
      },
      onShow: this.#show,
      onRendered: this.#rendered,
      onError: (error) => {
        console.error(error);
        this.#fail('render', error);
      },
    };
  }

  /** The previous language stays until the new texts have loaded. */
  async #switchLanguage(): Promise<void> {
    if (await retry(() => this.#loadTexts(), this.#wanted)) this.requestUpdate();
  }

  /** Replaces the fallback content in one task, so that the layout does not shift. */
  readonly #show = (): void => {
    if (this.#state === 'failed' || !this.#view) return;
    this.#view.hidden = false;
    this.#fallback.classList.add('replaced');
    this.#announce();
  };

  /** Called after the first effects of the component, because an error in an effect also removes it. */
  readonly #rendered = (): void => {
    if (this.#state === 'loaded') this.#state = 'rendered';
    this.#announce();
  };

  #announce(): void {
    if (this.#state !== 'rendered' || this.#view?.hidden) return;
    this.#state = 'ready';
    this.#resolveReady?.(this);
    this.#emit('dap-ready');
  }

  #fail(reason: 'load' | 'render', error: unknown): void {
    if (reason === 'render') {
      this.#state = 'failed';
      this.#release();
    }
    if (this.#view) this.#view.hidden = true;
    this.#fallback.classList.remove('replaced');
    this.#emit('dap-error', { detail: { reason, error } });
  }

  /** Removes the reserved space, which would stay empty below the fallback content. */
  #release(): void {
    this.#fallback.classList.add('failed');
  }

  get #handlers() {
    return Object.fromEntries(
      Object.entries(this.#type.widget.events).map(([prop, { type, cancelable = false }]) => [
        prop,
        (detail: unknown) => this.#emit(type, { detail, cancelable }),
      ]),
    );
  }

  /** The doctor listens to the event. It does not bubble, so the page does not receive it. */
  readonly #onWarning = (message: string): void => {
    this.#type.reader.onWarning(message);
    this.dispatchEvent(new CustomEvent('dap-warning', { detail: message, composed: true }));
  };

  /** @returns false if the host page canceled the event */
  #emit(type: string, init: CustomEventInit = {}): boolean {
    return this.dispatchEvent(new CustomEvent(type, { ...init, bubbles: true, composed: true }));
  }

  #value(name: string): unknown {
    const rawOf = (name: string) => Reflect.get(this, propertyName(name));
    return this.#type.reader.read(name, rawOf(name), rawOf);
  }

  #values(): Record<string, unknown> {
    return Object.fromEntries(
      this.#type.reader.attributes.map(([name]) => [propertyName(name), this.#value(name)]),
    );
  }
}
