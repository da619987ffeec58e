import { expect } from 'storybook/test';
import type { Bet } from '#shared/domain/bet/bet.ts';
import { units } from '#shared/domain/money/money.ts';
import { lineRun, odds } from '#shared/domain/odds/odds.ts';
import { createSampleBet } from '#shared/domain/testing/sample-bet.ts';
import preview from '#storybook/preview.tsx';
import { BothWays } from '../../docs/BothWays.tsx';
import { OpenBetList, type OpenBetListProps } from './OpenBetList.tsx';

const createBet = (change: Partial<Bet>): Bet =>
  createSampleBet({
    matchId: '31',
    marketId: '1.2',
    liability: units(1000),
    placedAt: '2026-03-14T14:03:07Z',
    ...change,
  });

const meta = preview.meta({
  component: OpenBetList,
  args: {
    label: 'Open bets',
    bets: [
      createBet({}),
      createBet({
        betId: '2',
        side: 'lay',
        kind: 'fancy',
        marketName: 'Session',
        selectionName: '20 over runs MUM',
        price: lineRun(17_400),
        profit: units(1000),
      }),
      createBet({
        betId: '3',
        side: 'lay',
        selectionName: 'Chennai',
        state: 'deleted',
        deletedReason: 'Wrong rate',
        price: odds(218),
      }),
    ],
    renderNote: (each) => each.deletedReason,
  } satisfies OpenBetListProps,
});

export const ThreeBets = meta.story({
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent('Back Mumbai1,000 @ 1.85');
    await expect(rows[1]).toHaveTextContent('No 20 over runs MUM1,000 @ 174');
    await expect(rows[2]).toHaveTextContent('Wrong rate');
  },
});

export const LongTextBothWays = meta.story({
  render: (args) => (
    <BothWays>
      {(direction) => (
        <OpenBetList
          {...args}
          label={direction}
          bets={[
            createBet({
              selectionName: 'Royal Challengers of a very long town name by the sea',
              marketName: 'To win the toss and the match and by more than ten runs',
              stake: units(98_765_432),
              profit: units(987_654_321),
              deletedReason: 'A reason that takes more than one line, wherever it stands, as long as it is this long',
            }),
          ]}
        />
      )}
    </BothWays>
  ),
});
