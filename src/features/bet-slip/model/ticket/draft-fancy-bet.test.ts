import { expect, test } from 'vitest';
import type { FancySelection, OddsSelection } from '#shared/domain/bet/selection.ts';
import { units, ZERO } from '#shared/domain/money/money.ts';
import { lineRun, odds } from '#shared/domain/odds/odds.ts';
import { toDraftFancyBet } from './draft-fancy-bet.ts';
import { applyQuickStake, createTicket, stepPrice, takePrice, typePrice } from './ticket.ts';

const press = { sportId: '4', matchId: '9', matchName: 'A v B', side: 'lay', changedAgoMs: 1000 } as const;
const fancySelection: FancySelection = {
  ...press,
  kind: 'fancy',
  fancyId: '9_6',
  fancyName: '6 over run A',
  run: 44,
  size: 110,
  minStake: ZERO,
  maxStake: ZERO,
};
const match: OddsSelection = {
  ...press,
  kind: 'odds',
  marketId: '1.9',
  marketName: 'Match Odds',
  ladder: 'betfair',
  winners: 1,
  runnerId: 1,
  runnerName: 'A',
  price: odds(200),
};

test('toDraftFancyBet returns the bet with its line as soon as it has a stake', () => {
  expect(toDraftFancyBet(createTicket(fancySelection))).toBeNull();
  expect(toDraftFancyBet(applyQuickStake(createTicket(fancySelection), 0, units(500)))).toEqual({
    fancyId: '9_6',
    bet: { side: 'no', run: 44, size: 110, stake: units(500) },
  });
});

test('toDraftFancyBet returns null for bets on other markets', () => {
  expect(toDraftFancyBet(applyQuickStake(createTicket(match), 0, units(500)))).toBeNull();
});

test('fancy bets ignore odds buttons, typed odds and live prices', () => {
  const ticket = createTicket(fancySelection);
  for (const after of [
    stepPrice(ticket, 1),
    stepPrice(ticket, -1),
    typePrice(ticket, '60'),
    takePrice(ticket, lineRun(6000)),
  ])
    expect(after).toEqual(ticket);
});
