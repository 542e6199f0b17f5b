import './lit-globals.ts';
import { type PropertyDeclaration, type PropertyDeclarations, ReactiveElement } from '@lit/reactive-element';
import type { ViewElement } from '../controls/react-view.tsx';
import { type Language, languageCodes, supportedLanguage } from '../language/languages.ts';
import { widgetTexts } from '../language/texts.ts';
import { followLanguage, languageOf } from './element-language.ts';
import { removeLitGlobals } from './lit-globals.ts';
import { nearViewport } from './near-viewport.ts';
import { untilLoaded } from './retry.ts';
import shellStyles from './shell.css?inline';
import { adoptStyles } from './style-sheets.ts';
import { attributeReader, propertyName, reserved, type Widget } from './widget.ts';

/** Registers the custom elements; a tag that is defined already, by whatever build, stays as it is. */
export function defineWidgets(widgets: Widget[]): void {
  // Without constructed style sheets (Safari before 16.4) there is no look: the fallback stays what it is.
  if (!('adoptedStyleSheets' in document)) return;
  for (const widget of widgets) {
    if (!customElements.get(widget.tag)) customElements.define(widget.tag, elementOf(widget));
  }
  removeLitGlobals();
}

function elementOf(widget: Widget): CustomElementConstructor {
  const { attributes, read, onWarning, warn } = attributeReader(widget);
  const shell = widget.height ? [shellStyles, reserved(widget.height)] : [shellStyles];

  return class extends ReactiveElement {
    static override properties: PropertyDeclarations = Object.fromEntries(
      attributes.map(([name, attribute]) => [
        propertyName(name),
        {
          attribute: name,
          reflect: name === 'theme',
          converter: {
            fromAttribute: (value: string | null) => (value === null ? attribute.initial : read(name, value)),
            toAttribute: (value: unknown) => (value === attribute.initial ? null : value),
          },
        },
      ]),
    );

    readonly #fallback = document.createElement('div');
    readonly #elementProps = widget.elementProps?.(this);
    #view: ViewElement | undefined;
    #spoken: { language: Language; texts: object } | undefined;
    #stopFollowing: (() => void) | undefined;
    #stopWaiting: (() => void) | undefined;
    #state: 'idle' | 'loading' | 'loaded' | 'ready' | 'failed' = 'idle';

    /** Reads the default where nothing was set: setting it on every element would double what an idle one costs. */
    static override getPropertyDescriptor(
      name: PropertyKey,
      key: string | symbol,
      options: PropertyDeclaration,
    ) {
      const initial = attributes.find(([attribute]) => attribute === options.attribute)?.[1].initial;
      return {
        ...ReactiveElement.getPropertyDescriptor(name, key, options),
        get(this: object): unknown {
          return Reflect.get(this, key) ?? initial;
        },
      };
    }

    static override get observedAttributes(): string[] {
      // biome-ignore lint/complexity/noThisInStatic: Lit's getter must know which class asks
      return [...super.observedAttributes, 'lang', 'dir'];
    }

    protected override createRenderRoot(): HTMLElement | DocumentFragment {
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      adoptStyles(root, shell);
      this.#fallback.className = 'fallback';
      this.#fallback.append(document.createElement('slot'));
      root.append(this.#fallback);
      return root;
    }

    override connectedCallback(): void {
      super.connectedCallback();
      if (this.#view) this.#follow();
      if (this.#state !== 'idle') return;
      const start = () => void this.#load();
      if (this.#value('loading') === 'eager') start();
      else this.#stopWaiting = nearViewport(this, start);
    }

    override disconnectedCallback(): void {
      super.disconnectedCallback();
      this.#stopFollowing?.();
      this.#stopWaiting?.();
    }

    /** Kept empty on purpose: `moveBefore` then moves the element without taking it out of the page. */
    connectedMoveCallback(): void {}

    override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
      super.attributeChangedCallback(name, old, value);
      if (name === 'lang' || name === 'dir') this.requestUpdate();
    }

    async #load(): Promise<void> {
      if (this.#state !== 'idle') return;
      this.#state = 'loading';
      this.#stopWaiting?.();
      const [{ createView, sharedStyles }, { Face, styles }] = await untilLoaded(
        () => Promise.all([import('../controls/react-view.tsx'), widget.load(), this.#speak()]),
        () => this.#fail('load'),
        () => this.isConnected || this.#giveUp(),
      );
      adoptStyles(this.renderRoot as ShadowRoot, [...shell, ...sharedStyles, styles]);
      this.#view = createView(`${widget.tag}-view`, Face);
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

    /** Fetches the texts of the language that holds now. */
    async #speak(): Promise<void> {
      const language = languageOf(this);
      if (this.#spoken?.language === language) return;
      const { default: texts } = await widgetTexts[language]();
      this.#spoken = { language, texts };
    }

    /** Nobody waits any more; when the element comes back into the page, it starts again. */
    #giveUp(): false {
      this.#state = 'idle';
      return false;
    }

    protected override update(changed: Map<PropertyKey, unknown>): void {
      super.update(changed);
      if (this.#value('loading') === 'eager' && this.isConnected) void this.#load();
      if (!this.#view || !this.#spoken) return;
      const own = this.getAttribute('lang');
      if (own && !supportedLanguage(own)) {
        warn('lang', own, `"${languageCodes.join('", "')}"`, 'ar');
      }
      if (this.#spoken.language !== languageOf(this)) void this.#switch();
      this.#view.config = {
        ...this.#spoken,
        direction: this.getAttribute('dir'),
        props: { ...this.#elementProps, ...this.#values(), ...this.#handlers, onWarning },
        onReady: this.#show,
        onError: (error) => {
          console.error(error);
          this.#fail('render');
        },
      };
    }

    /** Another language: the former stays until its texts are there. */
    async #switch(): Promise<void> {
      await untilLoaded(
        () => this.#speak(),
        () => {},
        () => this.isConnected,
      );
      this.requestUpdate();
    }

    /** Shows the widget in the task of its first commit; until then the fallback keeps the page from jumping. */
    readonly #show = (): void => {
      if (this.#state === 'failed' || !this.#view) return;
      this.#view.hidden = false;
      this.#fallback.classList.add('replaced');
      if (this.#state === 'ready') return;
      this.#state = 'ready';
      this.#emit('dap-ready');
    };

    #fail(reason: 'load' | 'render'): void {
      if (reason === 'render') this.#state = 'failed';
      if (this.#view) this.#view.hidden = true;
      this.#fallback.classList.remove('replaced');
      this.#emit('dap-error', { detail: { reason } });
    }

    get #handlers() {
      return Object.fromEntries(
        Object.entries(widget.events).map(([prop, { type, cancelable = false }]) => [
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
      return read(name, Reflect.get(this, propertyName(name)));
    }

    #values(): Record<string, unknown> {
      return Object.fromEntries(attributes.map(([name]) => [propertyName(name), this.#value(name)]));
    }
  };
}
