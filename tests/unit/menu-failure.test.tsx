// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Menu } from '../../src/sections/menu.tsx';
import { renderIn } from '../support/render.tsx';

vi.mock('../../src/sections/menu-list.tsx', () => {
  throw new TypeError('Failed to fetch');
});

test('menu whose code cannot be loaded leads to the links in the footer', async () => {
  renderIn('en', <Menu route="/" onLanguage={() => {}} />);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await vi.waitFor(() => expect(location.hash).toBe('#quick-links'));
  expect(screen.queryByRole('menu')).toBeNull();
});
