import { hasFirstRenders } from 'virtual:built-files';
import { ReactiveElement } from 'lit';
import { version } from '../../package.json';
import { type Failed, isFast, nearViewport, retry } from '../ui/loading.ts';
import { adoptStyles } from '../ui/stylesheets.ts';
import type { AttributeReader } from './attributes.ts';
import { directionOf, languageAttribute, languageOf } from './element-language.ts';
import type { FirstRender } from './first-render.ts';
import { followPage } from './follow-page.ts';
import { guardEvents } from './guard-events.ts';
import { hydrateOnInteraction, idle, type Mount } from './hydrate-on-interaction.ts';
import { builtFiles, prefetch } from './import-files.ts';
import { loadFirst, textsOf } from './load-first.ts';
import { maximumDelay } from './press-queue.ts';
import type { ViewElement } from './react-view.tsx';
import { Shell } from './shell.ts';
import type { WidgetDefinition } from './widget.ts';

/**
 * `waiting` for the viewport, `loading` the first render, which is shown in `first`. In `hydrating`, React loads and
 * hydrates it; in `live`, React renders it. `failed` is the end: the fallback content stays.
 */
type Phase = 'waiting' | 'loading' | 'first' | 'hydrating' | 'live' | 'failed';

/**
 * The custom element around a widget: shadow root, attributes, language and fallback content. Near the viewport it shows
 * the first render, which is usable HTML. React loads and hydrates it when the visitor acts in it. The methods are in the
 * order of the phases, after those of every phase.
 * `src/build/api/table.ts` describes the attributes, properties and events of every element.
 */
export class WidgetElement extends ReactiveElement {
  static widget: WidgetDefinition;
  static reader: AttributeReader;
  /** The styles that apply before the widget has loaded. */
  static shell: string[];
  /** The versions of the scripts on this page; the first one has registered the elements. */
  static versions = [version];
  static builtFiles = builtFiles;

  #resolveReady = (_: this) => {};
  readonly ready = new Promise<this>((resolve) => {
    this.#resolveReady = resolve;
  });
  readonly #shell = new Shell(this, this.#type.widget);
  #phase: Phase = 'waiting';
  /** From `first` on: the first render, in `first` in the current language. */
  #first: FirstRender | undefined;
  /** From `first` on: loads React and hydrates the first render. */
  #hydrate: (() => Promise<void>) | undefined;
  /** In `live`: the component. */
  #view: ViewElement | undefined;
  /** Before something is shown. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Ends waiting for the viewport, or following the page. */
  #unfollow: (() => void) | undefined;

  constructor() {
    super();
    void this.ready.then(() => this.#emit('dap-ready'));
  }

  static override get observedAttributes(): string[] {
    // biome-ignore lint/complexity/noThisInStatic: Lit's getter must know which class asks
    return [...super.observedAttributes, 'lang', 'dir'];
  }

  get #type(): typeof WidgetElement {
    return this.constructor as typeof WidgetElement;
  }

  get #isEager(): boolean {
    return Reflect.get(this, 'loading') === 'eager';
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const { container, fallback } = this.#shell;
    fallback.addEventListener('slotchange', () => this.requestUpdate());
    root.append(container, fallback);
    adoptStyles(root, this.#type.shell);
    return root;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.#first) this.#follow();
    // It was moved.
    else if (this.#phase === 'loading') this.#startTimer();
    else if (this.#isEager) void this.#load();
    // Not the host, which has no box with `display: contents`.
    else this.#unfollow = nearViewport(this.#shell.fallback, () => void this.#load());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unfollow?.();
    clearTimeout(this.#timer);
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    this.requestUpdate();
  }

  protected override update(changed: Map<PropertyKey, unknown>): void {
    super.update(changed);
    this.#shell.renderNotice(this.#first);
    if (this.#isEager && this.isConnected) void this.#load();
    if (!this.#first || !this.isConnected) return;
    const own = this.getAttribute('lang') ?? '';
    const { parse, expected } = languageAttribute;
    if (parse(own) === undefined) this.#type.reader.warn('lang', own, expected, languageOf(this));
    if (this.#phase === 'first') this.#updateFirst(this.#first);
    if (this.#phase === 'live' && this.#view) this.#updateView(this.#view);
  }

  /** Nothing follows a failure. */
  #setPhase(phase: Phase): void {
    if (this.#phase !== 'failed') this.#phase = phase;
  }

  // From `waiting` to `loading`, and to `first`

  async #load(): Promise<void> {
    if (this.#phase !== 'waiting') return;
    this.#setPhase('loading');
    this.#unfollow?.();
    this.#startTimer();
    // At the same time as the styles.
    if (!this.#isDefault) this.#importReact().catch(() => {});
    const first = await this.#retry(() => loadFirst(this.#type.widget, languageOf(this)));
    // Disconnected while loading: rendering now would leak. It loads again when it is connected again.
    if (!first || !this.isConnected) return this.#setPhase('waiting');
    const root = this.renderRoot as ShadowRoot;
    this.#first = first;
    this.#setPhase('first');
    adoptStyles(root, [...this.#type.shell, first.styles]);
    guardEvents(root);
    const [prefetch, load] = [this.#prefetch, () => this.#loadMount()];
    const context = () => languageOf(this) + JSON.stringify(this.#type.reader.valuesOf(this));
    const [late, failed] = [this.#onLate, this.#fail];
    this.#hydrate = hydrateOnInteraction({ root, prefetch, load, context, late, failed });
    this.#follow();
  }

  // In `first`; it follows the page from then on

  /** Follows the page. Not before the widget has loaded, so an idle element has no observer. */
  #follow(): void {
    this.#unfollow?.();
    // On a fast connection, React is fetched when the visitor acts on the page.
    const onAction = () => isFast() && void idle().then(this.#prefetch);
    this.#unfollow = followPage(this, () => this.requestUpdate(), onAction);
    this.requestUpdate();
  }

  readonly #prefetch = (): void => {
    if (this.#phase !== 'first' || !this.#first) return;
    prefetch(this.renderRoot, ['react-view', this.#type.widget.tag.slice(4), this.#first.language]);
  };

  #updateFirst(first: FirstRender): void {
    const isOther = first.language !== languageOf(this);
    if (this.#shell.isInUse) {
      // The content that the visitor may touch stays until React updates it.
      if (isOther || !this.#isDefault) void this.#hydrate?.();
    } else if (!this.#isDefault) {
      // The first render shows the default values, so hide it until React has loaded.
      this.#shell.hide();
      this.#startTimer();
      void this.#hydrate?.();
    } else if (isOther) void this.#switchFirst();
    else {
      this.#shell.render(first);
      this.#show();
    }
  }

  /** The previous language stays until the new one has loaded. */
  async #switchFirst(): Promise<void> {
    const first = await this.#retry(() => loadFirst(this.#type.widget, languageOf(this)));
    if (first && this.#phase === 'first' && !this.#shell.isInUse) this.#first = first;
    this.requestUpdate();
  }

  /** True if the component would show the same as the first render. */
  get #isDefault(): boolean {
    const { widget, reader } = this.#type;
    const hasFirst = hasFirstRenders && !widget.needsReactAtOnce?.(this);
    const values = Object.entries(reader.initialValues);
    return hasFirst && values.every(([name, initial]) => Reflect.get(this, name) === initial);
  }

  // From `first` to `hydrating`, and to `live`

  async #loadMount(): Promise<Mount | undefined> {
    this.#setPhase('hydrating');
    const loaded = await this.#retry(() => this.#importReact());
    // Rendered while it is disconnected, it would never be unmounted. It hydrates when the visitor acts again.
    if (!loaded || !this.isConnected) return void this.#setPhase('first');
    const [{ viewMount }, component, texts] = loaded;
    const config = { ...texts, container: this.#shell.container, onError: this.#fail };
    return viewMount(this, this.#type.reader, component, config, (view) => {
      this.#view = view;
      this.#setPhase('live');
      this.#show();
      // Something may have changed meanwhile.
      this.requestUpdate();
    });
  }

  async #importReact() {
    const language = this.#first?.language ?? languageOf(this);
    return Promise.all([import('./react-view.tsx'), this.#type.widget.load(), textsOf(language)]);
  }

  // In `live`

  #updateView(view: ViewElement): void {
    if (view.config.language !== languageOf(this)) void this.#switchView(view);
    const props = { ...view.config.props, ...this.#type.reader.valuesOf(this) };
    view.config = { ...view.config, direction: directionOf(this), props };
  }

  /** The previous language stays until the new one has loaded. */
  async #switchView(view: ViewElement): Promise<void> {
    const texts = await this.#retry(() => textsOf(languageOf(this)));
    if (texts) view.config = { ...view.config, ...texts };
    this.requestUpdate();
  }

  // In several phases

  #show(): void {
    if (this.#phase === 'failed') return;
    clearTimeout(this.#timer);
    if (this.#shell.show(() => this.#show())) this.#resolveReady(this);
  }

  #retry<Value>(load: () => Promise<Value>): Promise<Value | undefined> {
    const failed: Failed = (before, error) => {
      // Not a file that is missing or cut: its code has thrown.
      if (!(error instanceof SyntaxError) && !/fetch|import|load|module/i.test(`${error}`)) throw error;
      if (before === 0) this.#emit('dap-error', { reason: 'load', error });
    };
    return retry(load, () => this.isConnected, failed, this).catch(this.#fail);
  }

  #startTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#onLate, maximumDelay);
  }

  /** Files or React are missing after six seconds. Loading continues. */
  readonly #onLate = (): void => {
    if (!this.isConnected || this.#phase === 'failed') return;
    const error = new Error('The widget has not loaded within six seconds.');
    this.#emit('dap-error', { reason: 'load', error });
    this.#shell.showFallback(this.#first);
  };

  #emit(type: string, detail?: object): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  // From every phase to `failed`

  /** The widget has thrown. Its fallback content appears, and the console shows the error once. */
  readonly #fail = (error: unknown): undefined => {
    if (this.#phase === 'failed') return;
    this.#phase = 'failed';
    clearTimeout(this.#timer);
    console.error(
      `<${this.localName}>: An error has stopped the widget. Showing its fallback content.`,
      error,
    );
    this.#shell.hide();
    this.#shell.showFallback(this.#first);
    this.#emit('dap-error', { reason: 'render', error });
  };
}
