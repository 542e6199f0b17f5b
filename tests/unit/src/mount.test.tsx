// @vitest-environment happy-dom
import { waitFor } from '@testing-library/dom';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { mountIsland } from '../../../src/client/mount.tsx';

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

test('an island that throws keeps its HTML with its values and links, without buttons and dialogs', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const onBroken = vi.fn();
  document.body.innerHTML = `<div data-island="order" lang="en">${renderToString(<Breaking />)}</div>`;
  const root = document.querySelector('div') as HTMLElement;
  await mountIsland(root, Breaking, {}, onBroken)();
  (root.querySelector('input') as HTMLInputElement).value = 'Laith';
  root.querySelector('button')?.click();
  await waitFor(() => expect(onBroken).toHaveBeenCalledOnce());
  expect(root.querySelector('a')?.textContent).toBe('Chat');
  expect(root.querySelector('input')?.value).toBe('Laith');
  expect(root.querySelector('button')?.disabled).toBe(true);
  expect(root.querySelector('dialog')).toBeNull();
});

function Throwing(): never {
  throw new Error('broken');
}

test('an island that throws while it hydrates says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const onBroken = vi.fn();
  document.body.innerHTML = '<div data-island="order" lang="en"><a href="https://wa.me/1">Chat</a></div>';
  const root = document.querySelector('div') as HTMLElement;
  await expect(mountIsland(root, Throwing, {}, onBroken)()).rejects.toThrow('broken');
  expect(onBroken).toHaveBeenCalledOnce();
  expect(root).toHaveTextContent('Chat');
});
