import r2wc from '@r2wc/react-to-web-component';
import type { i18n } from 'i18next';
import {
  type ComponentType,
  Component as ReactComponent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '../i18n/i18n.ts';
import type { Language } from '../i18n/languages.ts';
import controlStyles from '../ui/controls.css?inline';
import themeStyles from '../ui/theme.css?inline';
import { guardEvents } from './guard-events.ts';
import { checkThemes, followTheme } from './theme.ts';

/** The input of the view from the custom element: a new object on every change. */
export type ViewConfig = {
  language: Language;
  /** The text files of the widgets in that language. */
  texts: object[];
  /** `ltr` or `rtl`; empty for the direction of the language. */
  direction: string;
  props: object;
  /** Called after the first commit. */
  onShow: () => void;
  /** Called after the first effects, if the component is still rendered. */
  onRendered: () => void;
  /** Called when a component threw while rendering. Nothing is shown then. */
  onError: (error: unknown) => void;
};

/** The element inside the shadow root that renders the component. */
export type ViewElement = HTMLElement & { config: ViewConfig };

/** The exports of `<name>.tsx`: the component and its styles. */
export type WidgetComponent = { Component: ComponentType<never>; styles: string };

/** The styles that every widget has before its own. */
export const sharedStyles = themeStyles + controlStyles;

/** Creates the element in a shadow root that renders a component with the props of its `config`. */
export function createView(name: string, Component: ComponentType<never>): ViewElement {
  if (!customElements.get(name)) customElements.define(name, viewClass(Component as ComponentType<object>));
  return document.createElement(name) as ViewElement;
}

function viewClass(Component: ComponentType<object>): new () => ViewElement {
  const View = ({ config }: { config?: ViewConfig }) => config && <Root component={Component} {...config} />;
  // r2wc 2.1.1 has no type for a plain object, and "json" would lose functions. It stores a value of an unknown type as
  // it is and renders again.
  const Base = r2wc(View, { props: { config: 'object' as 'string' } }) as unknown as new () => ViewElement & {
    connectedCallback(): void;
    disconnectedCallback(): void;
  };
  return class extends Base {
    constructor() {
      super();
      guardEvents(this);
    }

    /** A moved element is disconnected and connected in one task. Unmounting it would lose the input (r2wc #26). */
    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (!this.isConnected) super.disconnectedCallback();
      });
    }

    connectedMoveCallback(): void {}
  };
}

type RootProps = ViewConfig & { component: ComponentType<object> };

function Root({ component: Component, language, texts, direction, props, ...events }: RootProps) {
  const { onShow, onRendered, onError } = events;
  const widget = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = widget;
    if (!current) return;
    const stop = followTheme((current.getRootNode() as ShadowRoot).host, current);
    onShow();
    return stop;
  }, [onShow]);
  // A moved host has other elements around it. Each move renders again.
  useLayoutEffect(checkThemes);
  // After an error in an effect, React removes the component before this microtask.
  useEffect(() => queueMicrotask(onRendered), [onRendered]);
  const i18n = instanceOf(language, texts);
  return (
    <Boundary onError={onError}>
      <div ref={widget} className="widget" lang={language} dir={direction || i18n.dir(language)}>
        <I18nextProvider i18n={i18n}>
          <Component {...props} />
        </I18nextProvider>
      </div>
    </Boundary>
  );
}

const instances = new Map<Language, i18n>();

const addedFiles = new WeakSet<object>();

/** The shared i18next instance of a language, with the texts added. */
function instanceOf(language: Language, texts: ViewConfig['texts']): i18n {
  const instance = instances.get(language) ?? createI18n(language, { widgets: {} });
  instances.set(language, instance);
  for (const file of texts) {
    if (addedFiles.has(file)) continue;
    addedFiles.add(file);
    instance.addResourceBundle(language, 'widgets', file);
  }
  return instance;
}

class Boundary extends ReactComponent<{ onError: (error: unknown) => void; children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
