import {
  Component,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useSyncExternalStore,
} from 'react';
import { composition } from '../../widgets/element/hydrate-on-interaction.ts';

type SectionBoundaryProps = {
  /** Selector of the elements of this section. */
  selector: string;
  children: ReactNode;
};

/** The sections that React has not hydrated yet. */
const dehydrated = new Set<string>();
let resolveInteractive: () => void;
/** Resolves when all sections of the page are interactive. */
export const interactive = new Promise<void>((resolve) => {
  resolveInteractive = resolve;
});

/** React hydrates each section separately, and first the one that the visitor touches. */
export function SectionBoundary({ selector, children }: SectionBoundaryProps) {
  const onHydrated = () => {
    dehydrated.delete(selector);
    if (dehydrated.size === 0) resolveInteractive();
  };
  // In the commit of the page around it, before its own effect below.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useLayoutEffect(() => {
    dehydrated.add(selector);
    return onHydrated;
  }, []);
  return (
    <SectionErrorBoundary selector={selector} onBroken={onHydrated}>
      <Suspense>
        <Section onHydrated={onHydrated}>{children}</Section>
      </Suspense>
    </SectionErrorBoundary>
  );
}

/** Resolved, as React marks it: `use()` must be called in each render. */
const nothing = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });
const neverChanges = () => () => {};

function Section({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  const hydrates = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useEffect(onHydrated, []);
  // Hydration may replace the control in which an input method composes. That would end the composition.
  use((hydrates && composition) || nothing);
  return children;
}

/** Elements of a failed interaction that would stay open above the page. */
const overlays = 'dialog, [popover], [role="listbox"], [role="menu"]';

/** Selector of the sections whose component has thrown. */
export const brokenSection = '[data-broken]';

/** If a component throws, the HTML of its section stays with working links and without buttons. */
export class SectionErrorBoundary extends Component<SectionBoundaryProps & { onBroken?: () => void }> {
  override state = { broken: false };
  #content: Node[] | undefined;

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch() {
    this.props.onBroken?.();
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    // React removes the section from the page after this render, so its HTML is copied now.
    this.#content ??= copies(this.props.selector);
    return (
      <div
        data-broken=""
        style={{ display: 'contents' }}
        ref={(container) => container?.replaceChildren(...(this.#content ?? []))}
      />
    );
  }
}

function copies(selector: string): Node[] {
  return Array.from(document.querySelectorAll(selector), (element) => {
    const copy = element.cloneNode(true) as Element;
    for (const part of copy.querySelectorAll(overlays)) part.remove();
    for (const button of copy.querySelectorAll('button')) button.disabled = true;
    return copy;
  });
}
