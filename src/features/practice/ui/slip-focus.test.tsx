// @vitest-environment happy-dom
import { act, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { getFocusedName, pressButton, pressKeys } from '#ui-kit/docs/press-keys.ts';
import { setUpReactRoot } from '#ui-kit/docs/setup-react-root.ts';
import type { PracticeSelection } from '../model/practice-draft.ts';
import { practiceStore } from '../model/practice-store.ts';
import { createSamplePracticeBet } from '../testing/practice-samples.ts';
import { WithPracticePrices } from '../testing/WithPracticePrices.tsx';
import { texts } from '../texts.ts';
import { PracticeSlip } from './PracticeSlip.tsx';

const page = setUpReactRoot();
const {
  betId: _id,
  price: _price,
  stake: _stake,
  placedAt: _at,
  settled: _settled,
  ...india
} = createSamplePracticeBet();
const runners: readonly PracticeSelection[] = [india, { ...india, runnerId: 2, runnerName: 'Australia' }];

/** Prices, and the slip beside them. */
function PracticeBoard() {
  const [selection, setSelection] = useState<PracticeSelection | null>(null);
  return (
    <WithPracticePrices status="open">
      {runners.map((runner) => (
        <button key={runner.runnerId} onClick={() => setSelection(runner)}>
          {runner.runnerName}
        </button>
      ))}
      <PracticeSlip selection={selection} layout="beside" onClose={() => setSelection(null)} />
    </WithPracticePrices>
  );
}

beforeEach(async () => {
  practiceStore.reset();
  await act(async () => page.root.render(<PracticeBoard />));
});

test('PracticeSlip takes the focus into its stake field when a price is pressed', async () => {
  await pressButton('India');
  expect(getFocusedName()).toBe(texts.slip.stake);
});

test('PracticeSlip returns the focus to the price when the bet is placed', async () => {
  await pressButton('India');
  await pressKeys('500{Enter}');
  expect(practiceStore.read().bets).toHaveLength(1);
  expect(getFocusedName()).toBe('India');
});

test('PracticeSlip returns the focus to the price when the bettor closes it', async () => {
  await pressButton('India');
  await pressButton(texts.slip.close);
  expect(getFocusedName()).toBe('India');
});

test('PracticeSlip keeps the focus in the field when the bettor presses another price', async () => {
  await pressButton('India');
  await pressButton('Australia');
  expect(getFocusedName()).toBe(texts.slip.stake);
  await pressButton(texts.slip.close);
  expect(getFocusedName()).toBe('Australia');
});
