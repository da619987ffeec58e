// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { ControllersContext, createControllers } from '#shared/controllers/controllers.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { pressButton } from '#ui-kit/docs/press-keys.ts';
import { setUpReactRoot } from '#ui-kit/docs/setup-react-root.ts';
import { createAppMultiBet, useMultiBetState } from '../api/useMultiBetController.ts';
import { calculateMultiBetFigures } from '../model/multi-bet-figures.ts';
import type { MultiBetQuotes } from '../model/multi-bet-quotes.ts';
import { createRaceSelectionSample } from '../model/testing/samples.ts';
import { texts } from '../texts.ts';
import { LegList } from './LegList.tsx';

const page = setUpReactRoot();
const account = { balance: null, positions: null, bets: null };

/** The price of the first runner has moved from 4.00 to 4.50. */
const quotes: MultiBetQuotes = {
  facts: null,
  runners: [
    { runnerId: 1, status: 'active', back: odds(450), lay: null },
    { runnerId: 2, status: 'active', back: odds(600), lay: null },
  ],
};

function Legs() {
  const draft = useMultiBetState((state) => state.draft);
  const figures = calculateMultiBetFigures(draft, account, [1, 2]);
  return (
    <main>
      <LegList figures={figures} quotes={quotes} split="free" limits={null} readOnly={false} />
    </main>
  );
}

beforeEach(() => {
  const controllers = createControllers(new QueryClient());
  const controller = controllers.get(createAppMultiBet);
  controller.setMode('several');
  controller.select(createRaceSelectionSample(1, 400));
  controller.select(createRaceSelectionSample(2, 600));
  page.render(
    <ControllersContext value={controllers}>
      <Legs />
    </ControllersContext>,
  );
});

const findList = () => page.element.querySelector('ul');

test('LegList moves the focus to the list when the bettor removes the focused runner', async () => {
  await pressButton(texts.remove({ name: '1. Runner' }));
  expect(findList()?.children).toHaveLength(1);
  expect(document.activeElement).toBe(findList());
});

test('LegList moves the focus to the list when the bettor takes a moved price', async () => {
  const movedTo = texts.movedTo({ price: '4.50' });
  await pressButton(movedTo);
  expect(page.element.textContent).not.toContain(movedTo);
  expect(document.activeElement).toBe(findList());
});
