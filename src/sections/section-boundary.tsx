import { Component, type ReactNode, Suspense } from 'react';

type SectionBoundaryProps = {
  /** Selector of the elements of this section. */
  selector: string;
  children: ReactNode;
};

/** React hydrates each section separately, and first the one that the visitor touches. */
export function SectionBoundary({ selector, children }: SectionBoundaryProps) {
  return (
    <SectionErrorBoundary selector={selector}>
      <Suspense>{children}</Suspense>
    </SectionErrorBoundary>
  );
}

/** Elements of a failed interaction that would stay open above the page. */
const overlays = 'dialog, [popover], [role="listbox"], [role="menu"]';

/** If a component throws, the HTML of its section stays with working links and without buttons. */
export class SectionErrorBoundary extends Component<SectionBoundaryProps> {
  override state = { broken: false };
  #content: Node[] | undefined;

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    // React removes the section from the page after this render, so its HTML is copied now.
    this.#content ??= copies(this.props.selector);
    return (
      <div
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
