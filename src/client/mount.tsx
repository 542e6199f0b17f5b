import type { ComponentType } from 'react';
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
  component: ComponentType<never>,
  texts: object,
  onBroken: () => void,
): Mount {
  const config = { component, container: root, language: root.lang as Language, texts };
  return keepingControls(
    root,
    (onCommitted) =>
      new Promise((resolve, reject) => {
        const nodes = [...root.childNodes];
        const onRendered = () => {
          root.dataset.live = '';
          resolve();
        };
        // React has removed the nodes, which still have the input of the visitor.
        const onUncaughtError = (error: unknown) => {
          console.error(error);
          root.append(...nodes);
          for (const part of root.querySelectorAll('dialog, [popover], [role="listbox"]')) part.remove();
          for (const button of root.querySelectorAll('button')) button.disabled = true;
          onBroken();
          // If it was hydrating, queued presses are late at once.
          reject(error);
        };
        mountReact(root, <Localized {...config} direction="" props={{}} {...{ onCommitted, onRendered }} />, {
          identifierPrefix: root.dataset.island ?? '',
          onUncaughtError,
        });
      }),
  );
}
