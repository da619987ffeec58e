// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { useOnlineFailure } from './useOnlineFailure.ts';

afterEach(() => void vi.restoreAllMocks());

const Notice = ({ failure }: { failure: string | null }) => useOnlineFailure(failure);

test('useOnlineFailure leaves out a failure that began offline until it has ended', () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  const onLine = vi.spyOn(navigator, 'onLine', 'get');
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const show = (failure: string | null, isOnline: boolean) => {
    act(() => {
      onLine.mockReturnValue(isOnline);
      dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
      root.render(<Notice failure={failure} />);
    });
    return container.textContent;
  };
  expect(show('refused', true)).toBe('refused');
  expect(show('lost', false)).toBe('');
  expect(show('lost', true)).toBe('');
  expect(show(null, true)).toBe('');
  expect(show('refused', true)).toBe('refused');
  act(() => root.unmount());
  container.remove();
});
