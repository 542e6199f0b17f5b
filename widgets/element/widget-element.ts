// First, because it must run before Lit.
import './lit-globals.ts';
import { ReactiveElement } from 'lit';
import { version } from '../../package.json';
import { type Language, languages } from '../i18n/languages.ts';
import { widgetTexts } from '../i18n/texts.ts';
import { type AttributeReader, propertyName } from './attributes.ts';
import { languageAttribute, languageOf, onLanguageChange } from './element-language.ts';
import { createNodes, type FirstRender } from './first-render.ts';
import { guardEvents } from './guard-events.ts';
import { hydrateOnInteraction, idle } from './hydrate-on-interaction.ts';
import { base, importFirstRender, prefetch } from './import-files.ts';
import { keepControls } from './keep-controls.ts';
import { isFast, nearViewport, retry } from './loading.ts';
import type { ViewConfig, ViewElement } from './react-view.tsx';
import { adoptStyles } from './stylesheets.ts';
import { followTheme } from './theme.ts';
import type { Widget } from './widget.ts';

type Texts = { language: Language; texts: object };

const textsOf = async (language: Language): Promise<Texts> => ({
  language,
  texts: await widgetTexts(language),
});

/**
 * The custom element around a widget: shadow root, attributes, language and fallback content. Near the viewport it shows
 * the first render, which is usable HTML. React loads and hydrates it when the visitor acts in it. `api.json` describes the
 * attributes, properties and events of every element.
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
  /** Contains the component. */
  readonly #container = document.createElement('div');
  readonly #fallback = document.createElement('div');
  readonly #wanted = () => this.isConnected;
  readonly #elementProps = this.#type.widget.elementProps?.(this);
  /** Replaces the methods of the element with those of the rendered component. */
  readonly #methods = (methods: object | null) => void Object.assign(this, methods);
  /** The first render in the current language, and the one in the container. */
  #first: FirstRender | undefined;
  #shown: FirstRender | undefined;
  #hydration: ReturnType<typeof hydrateOnInteraction> | undefined;
  #isFetched = false;
  #isHydrating = false;
  #view: ViewElement | undefined;
  #component: ViewConfig['component'] | undefined;
  #texts: Texts | undefined;
  #styles = this.#type.shell;
  #stopFollowing: (() => void) | undefined;
  #stopWaiting: (() => void) | undefined;
  #state: 'idle' | 'loading' | 'loaded' | 'ready' | 'failed' = 'idle';

  static override get observedAttributes(): string[] {
    // biome-ignore lint/complexity/noThisInStatic: Lit's getter must know which class asks
    return [...super.observedAttributes, 'lang', 'dir'];
  }

  get #type(): typeof WidgetElement {
    return this.constructor as typeof WidgetElement;
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const slot = document.createElement('slot');
    slot.addEventListener('slotchange', () => this.requestUpdate());
    this.#fallback.className = 'fallback';
    this.#fallback.append(slot);
    this.#container.className = 'widget';
    this.#container.hidden = true;
    guardEvents(this.#container);
    root.append(this.#container, this.#fallback);
    // Last, because it can throw if the host page has replaced built-in objects. The fallback content then stays.
    adoptStyles(root, this.#styles);
    return root;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.#first) this.#follow();
    if (this.#state !== 'idle') return;
    if (this.#value('loading') === 'eager') void this.#load();
    else this.#stopWaiting = nearViewport(this, () => void this.#load());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopFollowing?.();
    this.#stopWaiting?.();
  }

  /** With this method, `moveBefore()` moves the element without disconnecting it. */
  connectedMoveCallback(): void {
    if (this.#first) this.#follow();
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

  /** Calls a method of the component when React has rendered it. */
  protected async callMethod(name: string): Promise<void> {
    await this.#hydration?.hydrate();
    if (Object.hasOwn(this, name)) (Reflect.get(this, name) as () => void)();
  }

  async #load(): Promise<void> {
    if (this.#state !== 'idle') return;
    this.#state = 'loading';
    this.#stopWaiting?.();
    // At the same time as the styles.
    if (!this.#isDefault) this.#loadReact().catch(() => {});
    const first = await retry(() => this.#loadFirst(), this.#wanted, this.#loadFailed);
    // Disconnected while loading: rendering now would leak. It loads again when it is connected again.
    if (!first || !this.isConnected) {
      this.#state = 'idle';
      return;
    }
    this.#first = first;
    this.#styles = [...this.#type.shell, first.styles];
    adoptStyles(this.renderRoot as ShadowRoot, this.#styles);
    this.#hydration = hydrateOnInteraction({
      root: this.renderRoot as ShadowRoot,
      prefetch: this.#prefetch,
      load: () => this.#loadComponent(),
      isWanted: this.#wanted,
      failed: this.#loadFailed,
      late: () => this.#showFallback(),
    });
    this.#state = 'loaded';
    this.#follow();
  }

  /**
   * Follows the language and the theme of the page, and on a fast connection fetches React when the visitor acts on the
   * page. Not before the widget has loaded, so an idle element has no observer.
   */
  #follow(): void {
    this.#stopFollowing?.();
    const acted = new AbortController();
    const stops = [
      onLanguageChange(this, () => this.requestUpdate()),
      followTheme(this, this.#container),
      () => acted.abort(),
    ];
    this.#stopFollowing = () => {
      for (const stop of stops) stop();
    };
    if (isFast())
      for (const type of ['scroll', 'pointermove', 'keydown'])
        addEventListener(type, () => void idle().then(this.#prefetch), {
          once: true,
          capture: true,
          passive: true,
          signal: acted.signal,
        });
    this.requestUpdate();
  }

  /** Loads the first render. Without one, React renders into an empty element. */
  async #loadFirst(): Promise<FirstRender> {
    const { tag, load } = this.#type.widget;
    const language = languageOf(this);
    if (importFirstRender) return importFirstRender(tag.slice(4), language);
    const [{ sharedStyles }, { styles }] = await Promise.all([import('./shared-styles.ts'), load()]);
    return { language, styles: sharedStyles + styles, nodes: [] };
  }

  #loadReact() {
    const language = this.#first?.language ?? languageOf(this);
    return Promise.all([import('./react-view.tsx'), this.#type.widget.load(), textsOf(language)]);
  }

  readonly #prefetch = (): void => {
    if (!this.#isFetched) prefetch(this.renderRoot, () => this.#loadReact());
    this.#isFetched = true;
  };

  /** @returns hydrates the first render */
  async #loadComponent(): Promise<() => Promise<void>> {
    this.#isFetched = true;
    this.#isHydrating = true;
    const [{ createView }, { Component }, texts] = await this.#loadReact();
    return () =>
      new Promise((resolve) => {
        if (!this.#isDefault) this.#container.replaceChildren();
        this.#texts = texts;
        this.#component = Component;
        this.#view = createView(`${this.#type.widget.tag}-view`);
        this.#view.config = this.#config(() => {
          this.#show();
          resolve();
        });
        this.renderRoot.append(this.#view);
      });
  }

  #config(onRendered = () => {}): ViewConfig {
    return {
      ...(this.#texts as Texts),
      component: this.#component as ViewConfig['component'],
      container: this.#container,
      direction: this.#direction,
      props: {
        ...this.#elementProps,
        methods: this.#methods,
        ...this.#values(),
        ...this.#handlers,
        onWarning: this.#onWarning,
      },
      onRendered,
      onError: (error) => {
        console.error(error);
        this.#state = 'failed';
        this.#hide();
        this.#release();
        this.#fail('render', error);
      },
    };
  }

  protected override update(changed: Map<PropertyKey, unknown>): void {
    super.update(changed);
    if (this.#value('loading') === 'eager' && this.isConnected) void this.#load();
    if (!this.#first || this.#state === 'failed') return;
    const language = languageOf(this);
    const own = this.getAttribute('lang') ?? '';
    const { parse, expected } = languageAttribute;
    if (parse(own) === undefined) this.#type.reader.warn('lang', own, expected, language);
    if (this.#view) {
      if (this.#texts?.language !== language) void this.#switchLanguage();
      this.#view.config = this.#config();
    } else if (!this.#isDefault) {
      // It would show a wrong value until React has loaded.
      this.#hide();
      void this.#hydration?.hydrate();
    } else if (!this.#isHydrating) {
      if (this.#first.language !== language) void this.#switchLanguage();
      else this.#showFirst(this.#first);
    }
  }

  /** `auto` would take the direction of the first letter of a widget. */
  get #direction(): string {
    return this.dir === 'auto' ? '' : this.dir;
  }

  /** True if the component would show the same as the first render. */
  get #isDefault(): boolean {
    const { unseen = [], isChanged } = this.#type.widget;
    return (
      importFirstRender !== undefined &&
      !isChanged?.(this) &&
      this.#type.reader.attributes.every(
        ([name, { initial }]) =>
          ['theme', 'loading', ...unseen].includes(name) || this.#value(name) === initial,
      )
    );
  }

  /** The previous language stays until the new one has loaded. Hydration continues in the previous one. */
  async #switchLanguage(): Promise<void> {
    if (this.#view) {
      const texts = await retry(() => textsOf(languageOf(this)), this.#wanted);
      if (!texts) return;
      this.#texts = texts;
    } else {
      const first = await retry(() => this.#loadFirst(), this.#wanted);
      if (!first || this.#isHydrating) return;
      this.#first = first;
    }
    this.requestUpdate();
  }

  #showFirst(first: FirstRender): void {
    const { language, nodes } = first;
    const container = this.#container;
    if (this.#shown !== first) {
      this.#shown = first;
      const stopKeeping = keepControls(this.renderRoot as ShadowRoot);
      container.replaceChildren(...createNodes(nodes, base, container));
      stopKeeping();
    }
    container.lang = language;
    container.dir = this.#direction || languages[language].direction;
    this.#show();
  }

  /** Replaces the fallback content in one task, so that the layout does not shift. */
  #show(): void {
    if (this.#state === 'failed') return;
    this.#container.hidden = false;
    this.#fallback.classList.add('replaced');
    if (this.#state === 'ready') return;
    this.#state = 'ready';
    this.#resolveReady?.(this);
    this.#emit('dap-ready');
  }

  #hide(): void {
    this.#container.hidden = true;
    this.#fallback.classList.remove('replaced');
  }

  /** Shows the fallback below a widget that cannot load React. */
  #showFallback(): void {
    this.#release();
    this.#fallback.classList.remove('replaced');
  }

  /** Removes the reserved space, which would stay empty below the fallback content. */
  #release(): void {
    this.#fallback.classList.add('failed');
  }

  readonly #loadFailed = (before: number, error: unknown): void => {
    if (before === 0) this.#fail('load', error);
    if (before === 2) this.#release();
  };

  #fail(reason: 'load' | 'render', error: unknown): void {
    this.#emit('dap-error', { detail: { reason, error } });
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
