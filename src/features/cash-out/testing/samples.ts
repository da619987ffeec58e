import type { Limits, Market, RunnerStatus } from '#shared/domain/market/market.ts';
import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { createSampleMarket } from '#shared/domain/testing/sample-market.ts';
import type { CashOutMarket, CashOutRunner } from '../model/cash-out-market.ts';

const createOffer = (price: number | null, size: number) =>
  price === null ? null : { price: odds(price), size: units(size) };

export const createCashOutRunner = (
  runnerId: number,
  name: string,
  back: number | null,
  lay: number | null,
  size = 10_000,
  status: RunnerStatus = 'active',
): CashOutRunner => ({ runnerId, name, status, back: createOffer(back, size), lay: createOffer(lay, size) });

/** Test vector with a favourite: 850 and −1,000 at 1.60 result in 156.25. */
export const favourite: CashOutMarket = {
  kind: 'odds',
  marketBlock: null,
  runners: [createCashOutRunner(1, 'Mumbai', 158, 160), createCashOutRunner(2, 'Chennai', 266, 272)],
};
export const favouritePositions = [
  { runnerId: 1, result: units(850) },
  { runnerId: 2, result: units(-1000) },
];

/** Test vector with three runners: 70, 20 and −90 result in 12.99. */
export const threeWay: CashOutMarket = {
  kind: 'odds',
  marketBlock: null,
  runners: [
    createCashOutRunner(1, 'Home', 220, 224),
    createCashOutRunner(2, 'The Draw', 340, 350),
    createCashOutRunner(3, 'Away', 375, 390),
  ],
};
export const threeWayPositions = [
  { runnerId: 1, result: units(70) },
  { runnerId: 2, result: units(20) },
  { runnerId: 3, result: units(-90) },
];

export const noLimits: Limits = {
  minStake: null,
  maxStake: null,
  minOdds: null,
  maxOdds: null,
  maxProfit: null,
  delaySeconds: 0,
};

/** Converts a sample to a market of the exchange, at the same prices. */
export const toListedMarket = ({ kind, runners }: CashOutMarket): Market =>
  createSampleMarket({
    type: kind === 'odds' ? 'match-odds' : 'bookmaker',
    kind,
    runners: runners.map(({ runnerId, name, status, back, lay }) => ({
      runnerId,
      name,
      status,
      back: [back, null, null],
      lay: [lay, null, null],
    })),
  });
