// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ControllersContext, createControllers } from '#shared/controllers/controllers.ts';
import { units } from '#shared/domain/money/money.ts';
import { getFocusedName, moveFocusTo, pasteText, pressButton, pressKeys } from '#ui-kit/docs/press-keys.ts';
import { setUpReactRoot } from '#ui-kit/docs/setup-react-root.ts';
import { quickStakeQueries } from '../../api/quick-stakes.ts';
import { type BettingPreferences, DEFAULT_PREFERENCES } from '../../model/betting-preferences.ts';
import { preferencesEntry } from '../../model/betting-preferences-storage.ts';
import { MAX_TICKS } from '../../model/ticket/price-policy.ts';
import { BettingPreferencesForm } from './BettingPreferencesForm.tsx';
import { formTexts } from './form-texts.ts';

const page = setUpReactRoot();
const onDone = vi.fn<(preferences: BettingPreferences) => void>();
const TICKS = formTexts.ticks({ max: MAX_TICKS });
const STAKE = formTexts.oneClickStake;

const read = (): BettingPreferences => preferencesEntry.read() ?? expect.fail('nothing is stored');

/** Records what is stored when the bettor presses "Done". */
const finish = () => onDone(read());

beforeEach(() => {
  onDone.mockClear();
  preferencesEntry.write({ ...DEFAULT_PREFERENCES, pricePolicyKind: 'within', ticks: 2, oneClickStake: units(300) });
  const queries = new QueryClient();
  queries.setQueryData(quickStakeQueries.quick().queryKey, []);
  page.render(
    <QueryClientProvider client={queries}>
      <ControllersContext value={createControllers(queries)}>
        <BettingPreferencesForm onDone={finish} />
      </ControllersContext>
    </QueryClientProvider>,
  );
});

const findFocusedField = (): HTMLInputElement =>
  document.activeElement instanceof HTMLInputElement ? document.activeElement : expect.fail('no field has the focus');

/** Empties a field, and types a text key by key. Returns what was stored after each key. */
async function typeInto(name: string, text: string): Promise<BettingPreferences[]> {
  await moveFocusTo(name);
  act(() => findFocusedField().select());
  const stored: BettingPreferences[] = [];
  for (const key of text) {
    await pressKeys(key);
    stored.push(read());
  }
  expect(findFocusedField().value).toBe(text);
  return stored;
}

const hasError = () => findFocusedField().getAttribute('aria-invalid') === 'true';

describe('the field of ticks', () => {
  test('applies no digit while the bettor types 10', async () => {
    expect((await typeInto(TICKS, '10')).map(({ ticks }) => ticks)).toEqual([2, 2]);
  });

  test('applies the typed number on Enter, and keeps its text', async () => {
    await typeInto(TICKS, '10');
    await pressKeys('{Enter}');
    expect(read().ticks).toBe(10);
    expect(findFocusedField().value).toBe('10');
  });

  test('applies the typed number before "Done" closes the form', async () => {
    await typeInto(TICKS, '7');
    await pressButton(formTexts.done);
    expect(onDone.mock.calls).toEqual([[expect.objectContaining({ ticks: 7 })]]);
  });

  test.each(['15', '0', '2.5', '-3', '1x'])('keeps the text %s with an error, and the last number', async (text) => {
    expect((await typeInto(TICKS, text)).map(({ ticks }) => ticks)).toEqual([...text].map(() => 2));
    expect(hasError()).toBe(true);
    await pressKeys('{Enter}');
    await pressButton(formTexts.done);
    expect(onDone.mock.calls).toEqual([[expect.objectContaining({ ticks: 2 })]]);
    await moveFocusTo(TICKS);
    expect(findFocusedField().value).toBe(text);
  });

  test.each([
    ['8', 8],
    ['15', 2],
  ])('applies a pasted %s as %i when the bettor leaves the field', async (text, ticks) => {
    await moveFocusTo(TICKS);
    act(() => findFocusedField().select());
    await pasteText(text);
    expect(read().ticks).toBe(2);
    await moveFocusTo(STAKE);
    expect(read().ticks).toBe(ticks);
  });

  test('steps from the typed number at once', async () => {
    await typeInto(TICKS, '5');
    await pressKeys('{ArrowUp}');
    expect(findFocusedField().value).toBe('6');
    expect(read().ticks).toBe(6);
  });

  test('overwrites no choice of another tab when the bettor only visits it', async () => {
    await moveFocusTo(TICKS);
    preferencesEntry.write({ ...read(), ticks: 9 });
    await moveFocusTo(STAKE);
    expect(read().ticks).toBe(9);
  });
});

test('the one-click stake applies no digit while the bettor types 500', async () => {
  expect((await typeInto(STAKE, '500')).map(({ oneClickStake }) => oneClickStake)).toEqual([
    units(300),
    units(300),
    units(300),
  ]);
  await moveFocusTo(formTexts.done);
  expect(getFocusedName()).toBe(formTexts.done);
  expect(read().oneClickStake).toBe(units(500));
});
