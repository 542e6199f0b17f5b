import { Component, type ReactNode, Suspense } from 'react';

type SectionBoundaryProps = {
  /** Selector of the elements of this section. */
  of: string;
  children: ReactNode;
};

/** React hydrates each section separately, and first the one that the visitor touches. */
export function SectionBoundary({ of, children }: SectionBoundaryProps) {
  return (
    <KeepingBoundary of={of}>
      <Suspense>{children}</Suspense>
    </KeepingBoundary>
  );
}

/** Elements of a failed interaction that would stay above the page. */
const passing = 'dialog, [popover], [role="listbox"], [role="menu"]';

/**
 * Error boundary of a section. If a component throws, the HTML of the section stays with working links and without
 * buttons, and the other sections keep working.
 */
export class KeepingBoundary extends Component<SectionBoundaryProps> {
  override state = { broken: false };
  #kept: Node[] | undefined;

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    // React removes the section from the page after this render, so its HTML is copied now.
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
