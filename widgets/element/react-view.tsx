import r2wc from '@r2wc/react-to-web-component';
import type { i18n } from 'i18next';
import { Component, type ComponentType, type ReactNode, useLayoutEffect, useRef } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '../i18n/i18n.ts';
import type { Language } from '../i18n/languages.ts';
import type { MoreTexts } from '../i18n/texts.ts';
import controlStyles from '../ui/controls.css?inline';
import themeStyles from '../ui/theme.css?inline';
import { watchBackground } from './background.ts';
import { stopTypingEvents } from './stop-typing-events.ts';

/** What the custom element tells its view; one object, replaced on every change. */
export type ViewConfig = {
  language: Language;
  /** The texts of the widgets in that language, file by file. */
  texts: object[];
  /** `ltr` or `rtl` to overrule the direction of the language. */
  direction: string | null;
  props: object;
  /** After a commit, when there is something to show. */
  onReady: () => void;
  /** When a component threw while rendering; nothing is shown then. */
  onError: (error: unknown) => void;
};

/** The element that renders a face. */
export type ViewElement = HTMLElement & { config: ViewConfig };

/** What `<name>.view.ts` exports: the component, the style sheet of its shadow root, and which further texts it shows. */
export type WidgetFace = { Face: ComponentType<never>; styles: string; moreTexts?: MoreTexts };

/** The style sheets of every widget, to stand before its own. */
export const sharedStyles = [themeStyles, controlStyles];

/**
 * The React half of a widget: an element that renders a component wherever it stands, in the language it is
 * told, and hands it plain props.
 * @param name of the element; the page never sees it, it lives in the shadow root
 */
export function createView(name: string, Face: ComponentType<never>): ViewElement {
  if (!customElements.get(name)) customElements.define(name, viewClass(Face as ComponentType<object>));
  return document.createElement(name) as ViewElement;
}

function viewClass(Face: ComponentType<object>): new () => ViewElement {
  const View = ({ config }: { config?: ViewConfig }) => config && <Root face={Face} {...config} />;
  // r2wc 2.1.1 has no type for a plain object: "json" would lose functions. A type it does not know is
  // stored as it is and rendered again, which is what we need; the wrapper's tests hold that.
  const Base = r2wc(View, { props: { config: 'object' as 'string' } }) as unknown as new () => ViewElement & {
    connectedCallback(): void;
    disconnectedCallback(): void;
  };
  return class extends Base {
    constructor() {
      super();
      stopTypingEvents(this);
    }

    /** A moved element leaves and enters in one task; unmounting then would lose what was typed (r2wc #26). */
    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (!this.isConnected) super.disconnectedCallback();
      });
    }

    connectedMoveCallback(): void {}
  };
}

type RootProps = ViewConfig & { face: ComponentType<object> };

function Root({ face: Face, language, texts, direction, props, onReady, onError }: RootProps) {
  const widget = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = widget;
    const { host } = (current?.getRootNode() ?? {}) as ShadowRoot;
    return current ? watchBackground(host, current, onReady) : onReady();
  }, [onReady]);
  const i18n = speaking(language, texts);
  return (
    <Boundary onError={onError}>
      <div ref={widget} className="widget" lang={language} dir={direction || i18n.dir(language)}>
        <I18nextProvider i18n={i18n}>
          <Face {...props} />
        </I18nextProvider>
      </div>
    </Boundary>
  );
}

const instances = new Map<Language, i18n>();

const given = new WeakSet<object>();

/** The one instance of a language; each file of texts is given to it once. */
function speaking(language: Language, texts: ViewConfig['texts']): i18n {
  const instance = instances.get(language) ?? createI18n(language, { widgets: {} });
  instances.set(language, instance);
  for (const file of texts) {
    if (given.has(file)) continue;
    given.add(file);
    instance.addResourceBundle(language, 'widgets', file);
  }
  return instance;
}

class Boundary extends Component<{ onError: (error: unknown) => void; children: ReactNode }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
