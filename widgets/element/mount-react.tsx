import type { i18n } from 'i18next';
import { type ComponentType, type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '../i18n/i18n.ts';
import { directions, type Language } from '../i18n/languages.ts';
import { useInteractive } from '../ui/use-interactive.ts';
import { createRoot, type HydrationOptions, hydrateRoot, type Root } from './react-client.ts';

export type LocalizedProps = {
  component: ComponentType<never>;
  /** Empty, or with the first render of the component, which React hydrates. */
  container: HTMLElement;
  language: Language;
  /** Of the widgets. */
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
};

/** A component with its texts. */
export function Localized(config: LocalizedProps) {
  const { container, language, texts, direction, onCommitted, onRendered } = config;
  const props = useInteractive() ? config.props : (config.firstProps ?? config.props);
  const Component = config.component as ComponentType<object>;
  useLayoutEffect(() => {
    container.lang = language;
    container.dir = direction || directions[language];
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only after the first render
  useLayoutEffect(onCommitted, []);
  // After an error in an effect, React removes the component before this microtask.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only after the first effects
  useEffect(() => queueMicrotask(onRendered), []);
  return (
    <I18nextProvider i18n={instanceOf(language, texts)}>
      <Component {...props} />
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

/** Renders into an empty container, or hydrates its first render. */
export function mountReact(container: HTMLElement, content: ReactNode, options: HydrationOptions): Root {
  // A mismatch is no error: another program has changed the first render, and React renders it again.
  const all = { ...options, onRecoverableError: () => {} };
  if (!container.hasChildNodes()) {
    const root = createRoot(container, all);
    root.render(content);
    return root;
  }
  let root: Root | undefined;
  // In a transition, React works in slices of a few milliseconds and handles input in between.
  startTransition(() => {
    root = hydrateRoot(container, content, all);
  });
  return root as unknown as Root;
}
