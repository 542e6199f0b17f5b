// First, because r2wc imports React's client too.
import './react-client.ts';
import r2wc from '@r2wc/react-to-web-component';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { elementDraft } from '../ui/drafts.ts';
import { listen } from '../ui/listen.ts';
import type { AttributeReader } from './attributes.ts';
import { directionOf } from './element-language.ts';
import type { Mount } from './hydrate-on-interaction.ts';
import { keepingControls } from './keep-controls.ts';
import { Localized, type LocalizedProps, mountReact } from './mount-react.tsx';
import type { Root as ReactRoot } from './react-client.ts';
import type { WidgetComponent } from './widget.ts';

/** The input of the view from the custom element: a new object on every change. */
type ViewConfig = LocalizedProps & {
  /** Called when a component threw while rendering. Nothing is shown then. */
  onError: (error: unknown) => void;
};

/** The element inside the shadow root that controls the component. */
export type ViewElement = HTMLElement & { config: ViewConfig };

/** Hydrates a component in the shadow root of a custom element, with its events and what else stays the same. */
export function viewMount(
  host: HTMLElement,
  { valuesOf, initialValues, onWarning }: AttributeReader,
  { Component: component, events }: WidgetComponent,
  config: Pick<ViewConfig, 'container' | 'language' | 'texts' | 'onError'>,
  onLive: (view: ViewElement) => void,
): Mount {
  const handlers = Object.entries(events).map(([prop, { type, cancelable = false }]) => [
    prop,
    /** @returns false if the host page canceled the event */
    (detail: unknown) =>
      host.dispatchEvent(new CustomEvent(type, { detail, cancelable, bubbles: true, composed: true })),
  ]);
  const constant = { host, draft: elementDraft(), ...Object.fromEntries(handlers), onWarning };
  return keepingControls(host.shadowRoot as ShadowRoot, async (onCommitted) => {
    // A hidden first render shows outdated values. React renders into the empty container.
    if (config.container.hidden) config.container.replaceChildren();
    const props = { ...constant, ...valuesOf(host) };
    const name = `${host.localName}-view`;
    if (!customElements.get(name)) customElements.define(name, viewClass());
    const view = document.createElement(name) as ViewElement;
    await new Promise<void>((resolve, reject) => {
      view.config = {
        ...config,
        component,
        direction: directionOf(host),
        props,
        firstProps: { ...props, ...initialValues },
        onCommitted,
        onRendered: resolve,
        onError: (error) => {
          config.onError(error);
          reject(error);
        },
      };
      host.shadowRoot?.append(view);
    });
    onLive(view);
  });
}

function viewClass(): CustomElementConstructor {
  // r2wc 2.1.1 has no type for a plain object, and "json" would lose functions. It stores a value of an unknown type as
  // it is and renders again. Remove the cast when r2wc has such a type.
  const Base = r2wc(View, { props: { config: 'object' as 'string' } }) as CustomElementConstructor & {
    new (): HTMLElement & { disconnectedCallback(): void };
  };
  return class extends Base {
    /** A move is no reason to unmount, which would lose the input. Remove this method when r2wc #26 is fixed. */
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
    if (root.current) return root.current.render(<Localized {...config} />);
    const { container, onRendered, onError } = config;
    const continueReplay = container.hasChildNodes() ? pauseReplay(container) : () => {};
    const rendered = () => {
      continueReplay();
      onRendered();
    };
    const content = <Localized {...config} onRendered={rendered} />;
    root.current = mountReact(container, content, { onUncaughtError: onError });
  }, [config]);
  // React cannot unmount a root while it unmounts another one.
  useEffect(() => () => queueMicrotask(() => root.current?.unmount()), []);
  return null;
}

/**
 * During hydration, React stores these events and repeats them afterwards. In a shadow root that throws, because a
 * dispatched event has no target there. Remove it when React (19.3.1) does not throw.
 * @returns ends the pause
 */
function pauseReplay({ parentNode }: HTMLElement): () => void {
  const types = ['focusin', 'dragenter', 'mouseover', 'pointerover', 'gotpointercapture'];
  return listen(parentNode as ParentNode, types, (event) => event.stopPropagation(), { capture: true });
}
