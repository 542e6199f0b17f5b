// First, because r2wc imports React's client too.
import './react-client.ts';
import r2wc from '@r2wc/react-to-web-component';
import type { i18n } from 'i18next';
import { type ComponentType, startTransition, useEffect, useLayoutEffect, useRef } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '../i18n/i18n.ts';
import { directions, type Language } from '../i18n/languages.ts';
import { elementDraft } from '../ui/drafts.ts';
import { useInteractive } from '../ui/use-interactive.ts';
import { createRoot, hydrateRoot, type Root as ReactRoot } from './react-client.ts';
import { Ready } from './ready.tsx';
import type { WidgetComponent } from './widget.ts';

export { keepingControls } from './keep-controls.ts';

/** The input of the view from the custom element: a new object on every change. */
type ViewConfig = {
  component: ComponentType<never>;
  /** Empty, or with the first render of the component, which React hydrates. */
  container: HTMLElement;
  language: Language;
  texts: object;
  /** `ltr` or `rtl`; empty for the direction of the language. */
  direction: string;
  props: object;
  /** Those of the first render, if it has others. */
  firstProps?: object;
  /** Called in the task of the first render. */
  onCommitted: () => void;
  /** Called after the first effects, if the component is still rendered. */
  onRendered: () => void;
  /** Called when a component threw while rendering. Nothing is shown then. */
  onError: (error: unknown) => void;
};

/** The element inside the shadow root that controls the component. */
export type ViewElement = HTMLElement & { config: ViewConfig };

/** Renders a component in the shadow root of a custom element, with its events and what else stays the same. */
export async function mountView(
  host: HTMLElement,
  { Component: component, events }: WidgetComponent,
  onWarning: (message: string) => void,
  config: Omit<ViewConfig, 'component' | 'onRendered'>,
): Promise<ViewElement> {
  const handlers = Object.entries(events).map(([prop, { type, cancelable = false }]) => [
    prop,
    /** @returns false if the host page canceled the event */
    (detail: unknown) =>
      host.dispatchEvent(new CustomEvent(type, { detail, cancelable, bubbles: true, composed: true })),
  ]);
  const constant = {
    host,
    draft: elementDraft(),
    ...Object.fromEntries(handlers),
    /** Replaces the methods of the element with those of the rendered component. */
    methods: (methods: object | null) => void Object.assign(host, methods),
    onWarning,
  };
  const view = createView(`${host.localName}-view`);
  await new Promise<void>((resolve, reject) => {
    view.config = {
      ...config,
      component,
      props: { ...constant, ...config.props },
      firstProps: { ...constant, ...config.firstProps },
      onRendered: resolve,
      onError: (error) => {
        config.onError(error);
        reject(error);
      },
    };
    host.shadowRoot?.append(view);
  });
  return view;
}

function createView(name: string): ViewElement {
  if (!customElements.get(name)) customElements.define(name, viewClass());
  return document.createElement(name) as ViewElement;
}

function viewClass(): CustomElementConstructor {
  // r2wc 2.1.1 has no type for a plain object, and "json" would lose functions. It stores a value of an unknown type as
  // it is and renders again.
  const Base = r2wc(View, { props: { config: 'object' as 'string' } }) as CustomElementConstructor & {
    new (): HTMLElement & { disconnectedCallback(): void };
  };
  return class extends Base {
    /** A moved element is disconnected and connected in one task. Unmounting it would lose the input (r2wc #26). */
    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (!this.isConnected) super.disconnectedCallback();
      });
    }
  };
}

/** r2wc owns the life cycle and the props. The component is in another root, because r2wc cannot hydrate. */
function View({ config }: { config?: ViewConfig }) {
  const root = useRef<ReactRoot>(undefined);
  useLayoutEffect(() => {
    if (!config) return;
    if (root.current) return root.current.render(<LocalizedComponent {...config} />);
    const { container, onRendered, onError } = config;
    let continueReplay = () => {};
    const first = {
      ...config,
      onRendered: () => {
        continueReplay();
        onRendered();
      },
    };
    const content = <LocalizedComponent {...first} />;
    // A mismatch is no error: another program has changed the first render, and React renders it again.
    const options = { onUncaughtError: onError, onRecoverableError: () => {} };
    if (container.hasChildNodes()) {
      continueReplay = pauseReplay(container);
      // In a transition, React works in slices of a few milliseconds and handles input in between.
      startTransition(() => {
        root.current = hydrateRoot(container, content, options);
      });
    } else {
      root.current = createRoot(container, options);
      root.current.render(content);
    }
  }, [config]);
  // React cannot unmount a root while it unmounts another one.
  useEffect(() => () => queueMicrotask(() => root.current?.unmount()), []);
  return null;
}

/**
 * During hydration, React stores these events and repeats them afterwards. In a shadow root that throws, because a
 * dispatched event has no target there.
 * @returns ends the pause
 */
function pauseReplay({ parentNode }: HTMLElement): () => void {
  const types = ['focusin', 'dragenter', 'mouseover', 'pointerover', 'gotpointercapture'];
  const stop = (event: Event) => event.stopPropagation();
  for (const type of types) parentNode?.addEventListener(type, stop, true);
  return () => {
    for (const type of types) parentNode?.removeEventListener(type, stop, true);
  };
}

/** The component with its texts. */
export function LocalizedComponent(config: ViewConfig) {
  const { container, language, texts, direction, onCommitted, onRendered } = config;
  const props = useInteractive() ? config.props : (config.firstProps ?? config.props);
  const Component = config.component as ComponentType<object>;
  const i18n = instanceOf(language, texts);
  useLayoutEffect(() => {
    container.lang = language;
    container.dir = direction || directions[language];
  });
  return (
    <I18nextProvider i18n={i18n}>
      <Ready onCommitted={onCommitted} onReady={onRendered}>
        <Component {...props} />
      </Ready>
    </I18nextProvider>
  );
}

const instances = new Map<Language, i18n>();

/** The shared i18next instance of a language. */
function instanceOf(language: Language, texts: object): i18n {
  const instance = instances.get(language) ?? createI18n(language, { widgets: texts });
  instances.set(language, instance);
  return instance;
}
