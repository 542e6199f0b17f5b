import { ReactiveElement } from 'lit';
import { version } from '../../package.json';
import { type Language, languageCodes, supportedLanguage } from '../i18n/languages.ts';
import { widgetTexts } from '../i18n/texts.ts';
import { followLanguage, languageOf } from './element-language.ts';
import { nearViewport } from './near-viewport.ts';
import type { ViewElement, WidgetComponent } from './react-view.tsx';
import { untilLoaded } from './retry.ts';
import { adoptStyles } from './style-sheets.ts';
import { type AttributeReader, propertyName, type Widget } from './widget.ts';

/**
 * The custom element around a widget: shadow root, attributes, language, and the fallback content until the widget has
 * loaded. The tags below apply to every element.
 *
 * @attr {string} [lang=the page's] - `ar`, `en`, `fa`, `fr` or `ja`. Without this attribute, the nearest ancestor with
 *   `lang` is used, then the browser languages, then Arabic. Kurdish and Urdu count as Arabic.
 * @attr {string} [dir=the language's] - Text direction: `ltr` or `rtl`.
 * @attr {'auto' | 'light' | 'dark'} [theme=auto] - `light`, `dark` or `auto`. With `auto`, the widget
 *   follows the background of the page.
 * @attr {'lazy' | 'eager'} [loading=lazy] - `lazy` loads the widget when it nears the viewport, `eager` loads it
 *   immediately.
 * @property {Promise<this>} ready - Promise that resolves with the element when the widget has rendered. It
 *   stays pending if the widget never renders.
 * @fires {CustomEvent<null>} dap-ready - Dispatched when the widget has rendered.
 * @fires {CustomEvent<DapErrorDetail>} dap-error - Dispatched when the widget cannot load (`reason` is `load`; it is
 *   retried) or cannot render (`render`).
 * @slot - Fallback content. It is shown until the widget has loaded, and if it cannot load.
 * @cssprop {<color>} --dap-color-brand - Buttons, links and icons. If you set it, also set `--dap-color-on-brand`.
 * @cssprop {<color>} --dap-color-on-brand - Text on the brand color.
 * @cssprop {<color>} --dap-color-surface - Background of fields and dialogs.
 * @cssprop {<color>} --dap-color-text - Text.
 * @cssprop {<color>} --dap-color-border - Borders of fields.
 * @cssprop {<length>} --dap-radius - Corner radius.
 * @cssprop {*} --dap-font - Font family. By default the font of the page.
 * @cssprop {<length>} --dap-space - Spacing unit. By default 0.25rem.
 */
export class WidgetElement extends ReactiveElement {
  static widget: Widget;
  static reader: AttributeReader;
  /** The style sheets before the widget's own are there. */
  static shell: string[];
  /** Of the scripts that have met on this page, first the one that runs the tags. */
  static versions = [version];

  #shown: ((element: this) => void) | undefined;
  readonly ready = new Promise<this>((resolve) => {
    this.#shown = resolve;
  });
  readonly #fallback = document.createElement('div');
  readonly #draft = this.#type.widget.draft?.(this);
  readonly #wanted = () => this.isConnected;
  readonly #elementProps = this.#type.widget.elementProps?.(this);
  /** Replaces the methods of the element with those of the rendered component. */
  readonly #methods = (methods: object | null) => void Object.assign(this, methods);
  #face: Promise<WidgetComponent> | undefined;
  #view: ViewElement | undefined;
  #styles = this.#type.shell;
  #spoken: { language: Language; texts: object[] } | undefined;
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
    this.#fallback.className = 'fallback';
    this.#fallback.append(document.createElement('slot'));
    root.append(this.#fallback);
    // Last: a page whose elements have the names of what a document knows may break it, and keeps the fallback.
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
    this.#stopFollowing?.();
    this.#stopWaiting?.();
  }

  /** Kept empty on purpose: `moveBefore` then moves the element without taking it out of the page. */
  connectedMoveCallback(): void {}

  /** Another document holds none of the sheets of the former. */
  adoptedCallback(): void {
    adoptStyles(this.renderRoot as ShadowRoot, this.#styles);
    this.requestUpdate();
  }

  /** The browser gives back what was typed, after Back or a reload. */
  formStateRestoreCallback(state: string): void {
    this.#draft?.restore(state);
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    this.requestUpdate();
  }

  async #load(): Promise<void> {
    if (this.#state !== 'idle') return;
    this.#state = 'loading';
    this.#stopWaiting?.();
    const failed = (before: number, error: unknown) => before === 0 && this.#fail('load', error);
    const loaded = await untilLoaded(() => this.#fetch(), failed, this.#wanted);
    // Nobody waits any more, and nothing would ever take away what began now; when the element comes back into the
    // page, it starts again.
    if (!loaded || !this.isConnected) {
      this.#state = 'idle';
      return;
    }
    const [{ createView, sharedStyles }, { Component, styles }] = loaded;
    this.#styles = [...this.#type.shell, ...sharedStyles, styles];
    adoptStyles(this.renderRoot as ShadowRoot, this.#styles);
    this.#view = createView(`${this.#type.widget.tag}-view`, Component);
    this.#view.hidden = true;
    this.renderRoot.append(this.#view);
    this.#state = 'loaded';
    this.#follow();
    this.requestUpdate();
  }

  /** From when there is something that speaks; an idle element costs nothing. */
  #follow(): void {
    this.#stopFollowing = followLanguage(this, () => this.requestUpdate());
  }

  #fetch() {
    const view = import('./react-view.tsx');
    this.#face = this.#type.widget.load();
    return Promise.all([view, this.#face, this.#speak()]);
  }

  /** Fetches the texts of the language that holds now, those that only this widget shows among them. */
  async #speak() {
    const language = languageOf(this);
    if (this.#spoken?.language === language) return this.#spoken;
    const more = this.#face?.then(({ moreTexts }) => moreTexts && widgetTexts(language, moreTexts));
    const texts = await Promise.all([widgetTexts(language), more]);
    this.#spoken = { language, texts: texts.filter(Boolean) as object[] };
    return this.#spoken;
  }

  protected override update(changed: Map<PropertyKey, unknown>): void {
    super.update(changed);
    if (this.#value('loading') === 'eager' && this.isConnected) void this.#load();
    if (!this.#view || !this.#spoken) return;
    const own = this.getAttribute('lang');
    if (own && !supportedLanguage(own)) {
      this.#type.reader.warn('lang', own, `"${languageCodes.join('", "')}"`, languageOf(this));
    }
    if (this.#spoken.language !== languageOf(this)) void this.#switch();
    this.#view.config = {
      ...this.#spoken,
      direction: this.getAttribute('dir'),
      props: {
        ...this.#elementProps,
        draft: this.#draft,
        methods: this.#methods,
        ...this.#values(),
        ...this.#handlers,
        onWarning: this.#type.reader.onWarning,
      },
      onReady: this.#show,
      onError: (error) => {
        console.error(error);
        this.#fail('render', error);
      },
    };
  }

  /** Another language: the former stays until its texts are there. */
  async #switch(): Promise<void> {
    const spoken = await untilLoaded(
      () => this.#speak(),
      () => {},
      this.#wanted,
    );
    if (spoken) this.requestUpdate();
  }

  /** Shows the widget in the task of its first commit; until then the fallback keeps the page from jumping. */
  readonly #show = (): void => {
    if (this.#state === 'failed' || !this.#view) return;
    this.#view.hidden = false;
    this.#fallback.classList.add('replaced');
    if (this.#state === 'ready') return;
    this.#state = 'ready';
    this.#shown?.(this);
    this.#emit('dap-ready');
  };

  #fail(reason: 'load' | 'render', error: unknown): void {
    if (reason === 'render') this.#state = 'failed';
    if (this.#view) this.#view.hidden = true;
    this.#fallback.classList.remove('replaced');
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

  /** @returns false when the page prevented what would follow */
  #emit(type: string, init: CustomEventInit = {}): boolean {
    return this.dispatchEvent(new CustomEvent(type, { ...init, bubbles: true, composed: true }));
  }

  #value(name: string): unknown {
    return this.#type.reader.read(name, Reflect.get(this, propertyName(name)));
  }

  #values(): Record<string, unknown> {
    return Object.fromEntries(
      this.#type.reader.attributes.map(([name]) => [propertyName(name), this.#value(name)]),
    );
  }
}
