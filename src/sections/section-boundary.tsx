import { Component, type ReactNode, Suspense } from 'react';

type SectionBoundaryProps = {
  /** Selects what this part of the page is made of, so that it can be kept. */
  of: string;
  children: ReactNode;
};

/** It is hydrated by itself as well: React takes the page over section by section, the one that is touched first. */
export function SectionBoundary({ of, children }: SectionBoundaryProps) {
  return (
    <KeepingBoundary of={of}>
      <Suspense>{children}</Suspense>
    </KeepingBoundary>
  );
}

/** What belongs to a press that failed, and would lie over the page for good. */
const passing = 'dialog, [popover], [role="listbox"], [role="menu"]';

/**
 * A part of the page that breaks alone: when something in it throws, its HTML stays as it was, with links that
 * work and buttons that do not pretend to, and everything around it lives on.
 */
export class KeepingBoundary extends Component<SectionBoundaryProps> {
  override state = { broken: false };
  #kept: Node[] | undefined;

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    // Now, because React takes the broken part off the page when this rendering is done.
    this.#kept ??= copies(this.props.of);
    return (
      <div style={{ display: 'contents' }} ref={(place) => place?.replaceChildren(...(this.#kept ?? []))} />
    );
  }
}

function copies(selector: string): Node[] {
  return Array.from(document.querySelectorAll(selector), (element) => {
    const copy = element.cloneNode(true) as Element;
    for (const part of copy.querySelectorAll(passing)) part.remove();
    for (const button of copy.querySelectorAll('button')) button.disabled = true;
    return copy;
  });
}
