// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sessionDraft } from '../../../../widgets/ui/drafts.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('draft in session storage', () => {
  test('ignores unreadable content', () => {
    sessionStorage.setItem('key', '{');
    expect(sessionDraft('key').read()).toBeUndefined();
  });

  test.each(['refused', 'full'])('lives as long as the page if storage is %s', (how) => {
    const refuse = () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
    const removeItem = vi.fn(how === 'refused' ? refuse : undefined);
    vi.stubGlobal('sessionStorage', {
      setItem: refuse,
      removeItem,
      getItem: how === 'refused' ? refuse : () => null,
    });
    const draft = sessionDraft<string>('key');
    expect(draft.read()).toBeUndefined();
    draft.write('typed');
    expect(draft.read()).toBe('typed');
    // An older draft is removed first.
    expect(removeItem).toHaveBeenCalledWith('key');
    vi.unstubAllGlobals();
  });
});
