import { Component, type ComponentType, type ReactNode } from 'react';
import type { Mount } from '../../widgets/element/hydrate-on-interaction.ts';
import { keepingControls } from '../../widgets/element/keep-controls.ts';
import { Localized, mountReact } from '../../widgets/element/mount-react.tsx';
import type { Language } from '../../widgets/i18n/languages.ts';

/**
 * Hydrates an island, and nothing else of the page.
 * @param texts of the widgets in the language of the island
 * @param onBroken called if the component throws. The island then shows its HTML again, with links but without buttons
 */
export function mountIsland(
  root: HTMLElement,
  Island: ComponentType,
  texts: object,
  onBroken: () => void,
): Mount {
  const component = Island as ComponentType<never>;
  const config = { component, container: root, language: root.lang as Language, texts };
  return keepingControls(
    root,
    (onPressable, onCommitted) =>
      new Promise((resolve) => {
        const onRendered = () => {
          onPressable();
          resolve();
        };
        const content = (
          <IslandBoundary root={root} onBroken={onBroken}>
            <Localized {...config} direction="" props={{}} {...{ onCommitted, onRendered }} />
          </IslandBoundary>
        );
        mountReact(root, content, { identifierPrefix: root.dataset.island ?? '' });
      }),
  );
}

/** Elements of a failed interaction that would stay open above the page. */
const overlays = 'dialog, [popover], [role="listbox"]';

type BoundaryProps = { root: HTMLElement; onBroken: () => void; children: ReactNode };

class IslandBoundary extends Component<BoundaryProps> {
  override state = { isBroken: false };
  #copy: DocumentFragment | undefined;

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    // React removes the HTML after this render, so it is copied now, with the values of its controls.
    this.#copy ??= withoutButtons(this.props.root);
    return null;
  }

  override componentDidCatch() {
    if (this.#copy) this.props.root.append(this.#copy);
    this.props.onBroken();
  }
}

function withoutButtons(root: HTMLElement): DocumentFragment {
  const copy = document.createDocumentFragment();
  copy.append(...Array.from(root.childNodes, (node) => node.cloneNode(true)));
  for (const part of copy.querySelectorAll(overlays)) part.remove();
  for (const button of copy.querySelectorAll('button')) button.disabled = true;
  return copy;
}
