// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SECOND_MS } from '#shared/format/durations.ts';
import { setUpReactRoot } from '#ui-kit/docs/setup-react-root.ts';
import { settingsTexts } from '../../settings-texts.ts';
import { LinkCode } from './LinkCode.tsx';

const page = setUpReactRoot();
const labels = settingsTexts.twoStep.link;

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

const showCode = (code: string, expiresAt: number) =>
  act(async () => page.root.render(<LinkCode code={code} expiresAt={expiresAt} busy={false} onRequestNew={vi.fn()} />));

test('LinkCode moves the focus to the new code when it replaces the button that requested it', async () => {
  await showCode('OLD-CODE', Date.now() - SECOND_MS);
  const button = [...page.element.querySelectorAll('button')].find(({ textContent }) => textContent === labels.again);
  act(() => button?.focus());
  expect(document.activeElement).toBe(button);
  await showCode('NEW-CODE', Date.now() + 60 * SECOND_MS);
  expect(document.activeElement?.textContent).toContain('NEW-CODE');
  expect(document.activeElement).not.toBe(document.body);
});

test('LinkCode leaves the focus where it is when a first code appears', async () => {
  await showCode('NEW-CODE', Date.now() + 60 * SECOND_MS);
  expect(document.activeElement).toBe(document.body);
});
