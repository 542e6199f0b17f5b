import { Component, type ComponentType, type ReactNode, startTransition } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Mount } from '../../widgets/element/hydrate-on-interaction.ts';
import { keepingControls } from '../../widgets/element/keep-controls.ts';
import { hydrateRoot } from '../../widgets/element/react-client.ts';
import { Ready } from '../../widgets/element/ready.tsx';
import { createI18n } from '../../widgets/i18n/i18n.ts';
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
  const i18n = createI18n(root.lang as Language, { widgets: texts });
  return keepingControls(
    root,
    (onPressable, onCommitted) =>
      new Promise((resolve) => {
        const onReady = () => {
          onPressable();
          resolve();
        };
        const content = (
          <IslandBoundary root={root} onBroken={onBroken}>
            <I18nextProvider i18n={i18n}>
              <Ready {...{ onCommitted, onReady }}>
                <Island />
              </Ready>
            </I18nextProvider>
          </IslandBoundary>
        );
        // A mismatch is no error: another program has changed the HTML, and React renders it again.
        const options = { identifierPrefix: root.dataset.island ?? '', onRecoverableError: () => {} };
        // In a transition, React works in slices of a few milliseconds and handles input in between.
        startTransition(() => void hydrateRoot(root, content, options));
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
