import { describe, expect, test } from 'vitest';
import { money, units, ZERO } from '#shared/domain/money/money.ts';
import { lineRun, odds, payoutPer100 } from '#shared/domain/odds/odds.ts';
import { createBet, createFancySelectionSample, createOddsSelectionSample } from '../testing/samples.ts';
import { createAccount, SAMPLE_RUNNERS } from '../testing/submit-contexts.ts';
import { createTicket, typeStake } from '../ticket/ticket.ts';
import { type BettingAccount, calculateBetFigures, calculateWhatIfPositions } from './bet-figures.ts';

const account = createAccount(units(5000));

test('calculateBetFigures returns the position of a back bet with the lay bet that closes it', () => {
  const back = calculateBetFigures(
    typeStake(createTicket(createOddsSelectionSample({ price: odds(185) })), '1000'),
    account,
    SAMPLE_RUNNERS,
  );
  expect(back.positions).toEqual([
    { runnerId: 7, result: units(850) },
    { runnerId: 8, result: units(-1000) },
  ]);
  expect(back.balanceAfter).toMatchObject({ isAffordable: true, available: units(4000), exposure: units(-1000) });

  const held: BettingAccount = {
    balance: { available: units(4000), exposure: units(-1000), profitAndLoss: ZERO },
    positions: { '1.2340': back.positions ?? [] },
    bets: [],
  };
  const lay = calculateBetFigures(
    typeStake(createTicket(createOddsSelectionSample({ side: 'lay', price: odds(160) })), '1156'),
    held,
    SAMPLE_RUNNERS,
  );
  expect(lay.positions).toEqual([
    { runnerId: 7, result: money(15_640) },
    { runnerId: 8, result: units(156) },
  ]);
  expect(lay.balanceAfter).toMatchObject({ isAffordable: true, available: units(5000), exposure: ZERO });
});

test('calculateBetFigures rounds the profit once, to whole units', () => {
  expect(
    calculateBetFigures(typeStake(createTicket(createOddsSelectionSample({ price: odds(103) })), '1001'), account, [7])
      .profit,
  ).toBe(units(30));
  expect(
    calculateBetFigures(
      typeStake(createTicket(createOddsSelectionSample({ kind: 'bookmaker', price: payoutPer100(75) })), '1001'),
      account,
      [7],
    ).profit,
  ).toBe(units(8));
});

test('calculateBetFigures returns null for figures whose inputs are not loaded', () => {
  const ticket = typeStake(createTicket(createOddsSelectionSample()), '500');
  expect(calculateBetFigures(ticket, { ...account, positions: null }, SAMPLE_RUNNERS)).toMatchObject({
    profit: units(490),
    balanceAfter: null,
    positions: null,
  });
  expect(calculateBetFigures(ticket, { ...account, balance: null }, SAMPLE_RUNNERS).balanceAfter).toBeNull();
  expect(calculateBetFigures(ticket, account, []).positions).toBeNull();
  expect(calculateBetFigures(createTicket(createOddsSelectionSample()), account, SAMPLE_RUNNERS).profit).toBeNull();
});

test('calculateBetFigures lowers the cost of a fancy bet that covers another one', () => {
  const no = createBet({
    kind: 'fancy',
    marketId: '31_4',
    selectionName: 'NO',
    side: 'lay',
    price: lineRun(4500),
    size: 10_000,
    stake: units(500),
  });
  const ticket = typeStake(createTicket(createFancySelectionSample({ run: 45, size: 100 })), '500');
  expect(calculateBetFigures(ticket, { ...account, bets: [] }, []).balanceAfter?.exposure).toBe(units(-500));
  expect(calculateBetFigures(ticket, { ...account, bets: [no] }, []).balanceAfter).toMatchObject({
    isAffordable: true,
    available: units(5500),
    exposure: units(500),
  });
  expect(calculateBetFigures(ticket, { ...account, bets: [{ ...no, state: 'void' }] }, []).balanceAfter?.exposure).toBe(
    units(-500),
  );
  // A list may leave the size out. The cost of such a bet is unknown.
  expect(calculateBetFigures(ticket, { ...account, bets: [{ ...no, size: 0 }] }, []).balanceAfter).toBeNull();
});

test('calculateWhatIfPositions returns positions for the market of the slip only', () => {
  const ticket = typeStake(createTicket(createOddsSelectionSample()), '500');
  const figures = calculateBetFigures(ticket, account, SAMPLE_RUNNERS);
  expect(calculateWhatIfPositions(ticket, figures, '1.2340')).toBe(figures.positions);
  expect(calculateWhatIfPositions(ticket, figures, '1.99')).toBeNull();
});

describe('calculateBetFigures for a place market', () => {
  const place = { marketId: '1.72', winners: 2, runnerId: 7 } as const;
  const runners = [7, 8, 9, 10];

  test('takes the worst set of placed runners as exposure', () => {
    const laid: BettingAccount = {
      ...account,
      positions: { '1.72': [{ runnerId: 8, result: units(-100), otherwise: units(50) }] },
    };
    const { positions, balanceAfter } = calculateBetFigures(
      typeStake(createTicket(createOddsSelectionSample({ ...place, price: odds(300) })), '100'),
      laid,
      runners,
    );
    expect(positions?.[0]).toEqual({ runnerId: 7, result: units(200), otherwise: units(-100) });
    expect(positions?.[2]).toEqual({ runnerId: 9, result: ZERO, otherwise: ZERO });
    // Exposure before the bet: the laid runner is placed (-100). With the bet: it is placed and the backed runner is
    // not (-200).
    expect(balanceAfter).toMatchObject({ isAffordable: true, available: units(4900), exposure: units(-100) });
  });

  test('charges less than two stakes for two backs that cannot both lose', () => {
    const backed: BettingAccount = {
      ...account,
      positions: { '1.72': [{ runnerId: 8, result: units(200), otherwise: units(-100) }] },
    };
    const { balanceAfter } = calculateBetFigures(
      typeStake(createTicket(createOddsSelectionSample({ ...place, price: odds(300) })), '100'),
      backed,
      [7, 8, 9],
    );
    expect(balanceAfter?.available).toBe(units(5100));
  });

  test('returns null when the number of winners or a position is unknown', () => {
    const ticket = (winners: number | null) =>
      typeStake(createTicket(createOddsSelectionSample({ ...place, winners })), '100');
    expect(calculateBetFigures(ticket(null), account, runners).balanceAfter).toBeNull();
    expect(
      calculateBetFigures(
        ticket(2),
        { ...account, positions: { '1.72': [{ runnerId: 8, result: units(1) }] } },
        runners,
      ).balanceAfter,
    ).toBeNull();
  });
});
