// @vitest-environment happy-dom
import { waitFor } from '@testing-library/dom';
import { type ComponentType, useId, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { mountIsland } from '../../../../src/client/mount.tsx';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** Hydrates a component in an island, as the build has rendered it. */
async function openIsland(Island: ComponentType, onBroken = vi.fn()) {
  const root = document.createElement('div');
  root.dataset.island = 'order';
  root.lang = 'en';
  root.innerHTML = renderToString(<Island />, { identifierPrefix: 'order' });
  document.body.append(root);
  const nodes = [...root.querySelectorAll('*')];
  await mountIsland(root, Island, {}, onBroken)(() => {});
  return { root, nodes };
}

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button id={useId()} type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

function Breaking() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('broken');
  return (
    <section>
      <a href="https://wa.me/1">Chat</a>
      <input name="name" />
      <button type="button" onClick={() => setBroken(true)}>
        Send
      </button>
      <dialog open>Toast</dialog>
    </section>
  );
}

test('an island keeps its nodes, and its ids have its name', async () => {
  const { root, nodes } = await openIsland(Counter);
  const [button] = root.querySelectorAll('button');
  expect(nodes).toEqual([button]);
  expect(button?.id).toContain('order');
  button?.click();
  await waitFor(() => expect(button?.textContent).toBe('1'));
});

test('an island that throws keeps its HTML with its values and links, without buttons and dialogs', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const onBroken = vi.fn();
  const { root } = await openIsland(Breaking, onBroken);
  (root.querySelector('input') as HTMLInputElement).value = 'Laith';
  root.querySelector('button')?.click();
  await waitFor(() => expect(onBroken).toHaveBeenCalledOnce());
  expect(root.querySelector('a')?.textContent).toBe('Chat');
  expect(root.querySelector('input')?.value).toBe('Laith');
  expect(root.querySelector('button')?.disabled).toBe(true);
  expect(root.querySelector('dialog')).toBeNull();
});
