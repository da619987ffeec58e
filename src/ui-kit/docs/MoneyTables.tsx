import { movePrice } from '#shared/domain/ladder.ts';
import { firstBreach } from '#shared/domain/limits.ts';
import type { Limits } from '#shared/domain/market.ts';
import { negate, units } from '#shared/domain/money.ts';
import { odds } from '#shared/domain/odds.ts';
import { positionsOf, worstCase } from '#shared/domain/position.ts';
import { liability, profit, type Terms } from '#shared/domain/profit.ts';
import { formatAmount } from '#shared/format/amount.ts';
import { formatPrice } from '#shared/format/price.ts';
import { Amount } from '../Amount/Amount.tsx';
import { sideWord } from '../words/sideWord.ts';
import { GuideSheet } from './GuideSheet.tsx';
import { Grid } from './guide.styles.ts';
import { texts } from './texts.ts';

const bets: readonly Terms[] = [
  { kind: 'odds', side: 'back', price: odds(185), stake: units(500) },
  { kind: 'odds', side: 'lay', price: odds(218), stake: units(200) },
  { kind: 'odds', side: 'back', price: odds(101), stake: units(1001) },
  { kind: 'bookmaker', side: 'back', price: odds(8500), stake: units(1000) },
  { kind: 'bookmaker', side: 'lay', price: odds(75), stake: units(1000) },
  { kind: 'fancy', side: 'back', price: odds(9000), stake: units(1000) },
  { kind: 'fancy', side: 'lay', price: odds(11_000), stake: units(1000) },
];

const words = ({ kind, side, price, stake }: Terms) => `${sideWord(kind, side)} ${formatAmount(stake, { decimals: 'auto' })} @ ${formatPrice(price, kind)}`;

/** What bets of each market win and lose, worked out by the functions the slip uses. */
export function ProfitTable() {
  return (
    <GuideSheet>
      <Grid>
        <thead>
          <tr>
            <th>{texts.kind}</th>
            <th>{texts.bet}</th>
            <th data-align="end">{texts.profit}</th>
            <th data-align="end">{texts.liability}</th>
          </tr>
        </thead>
        <tbody>
          {bets.map((bet) => (
            <tr key={`${bet.kind} ${words(bet)}`}>
              <td>{bet.kind}</td>
              <td>{words(bet)}</td>
              <td data-align="end">
                <Amount value={profit(bet)} sign="always" />
              </td>
              <td data-align="end">
                <Amount value={negate(liability(bet))} />
              </td>
            </tr>
          ))}
        </tbody>
      </Grid>
    </GuideSheet>
  );
}

const runners = [
  { runnerId: 1, name: 'Mumbai' },
  { runnerId: 2, name: 'Chennai' },
] as const;

/** The position after each bet of a short series. */
export function PositionTable() {
  const series = [
    { runnerId: 1, side: 'back', price: odds(185), stake: units(1000) },
    { runnerId: 1, side: 'lay', price: odds(160), stake: units(1000) },
    { runnerId: 2, side: 'back', price: odds(300), stake: units(200) },
  ] as const;
  return (
    <GuideSheet>
      <Grid>
        <thead>
          <tr>
            <th>{texts.bet}</th>
            {runners.map(({ runnerId, name }) => (
              <th key={runnerId} data-align="end">
                {texts.ifWins(name)}
              </th>
            ))}
            <th data-align="end">{texts.worst}</th>
          </tr>
        </thead>
        <tbody>
          {series.map((bet, last) => {
            const positions = positionsOf('odds', series.slice(0, last + 1), runners.map(({ runnerId }) => runnerId));
            return (
              <tr key={last}>
                <td>{`${words({ kind: 'odds', ...bet })} ${runners[bet.runnerId - 1]?.name ?? ''}`}</td>
                {positions.map(({ runnerId, result }) => (
                  <td key={runnerId} data-align="end">
                    <Amount value={result} sign="always" />
                  </td>
                ))}
                <td data-align="end">
                  <Amount value={worstCase(positions)} sign="always" />
                </td>
              </tr>
            );
          })}
        </tbody>
      </Grid>
    </GuideSheet>
  );
}

const limits: Limits = { minStake: units(100), maxStake: units(25_000), minOdds: odds(110), maxOdds: odds(2000), maxProfit: units(50_000), delaySeconds: 5 };

/** The first limit a bet breaks, in the order of the specification, with its message. */
export function LimitTable() {
  const tried: readonly Terms[] = [
    { kind: 'odds', side: 'back', price: odds(185), stake: units(50) },
    { kind: 'odds', side: 'back', price: odds(185), stake: units(25_001) },
    { kind: 'odds', side: 'back', price: odds(105), stake: units(500) },
    { kind: 'odds', side: 'lay', price: odds(3000), stake: units(500) },
    { kind: 'odds', side: 'back', price: odds(600), stake: units(20_000) },
    { kind: 'odds', side: 'lay', price: odds(600), stake: units(20_000) },
  ];
  return (
    <GuideSheet>
      <Grid>
        <thead>
          <tr>
            <th>{texts.bet}</th>
            <th>{texts.answer}</th>
          </tr>
        </thead>
        <tbody>
          {tried.map((bet) => (
            <tr key={words(bet)}>
              <td>{words(bet)}</td>
              <td>{firstBreach(bet, limits)?.message ?? texts.fine}</td>
            </tr>
          ))}
        </tbody>
      </Grid>
    </GuideSheet>
  );
}

/** One step up and down where the increments change. */
export function LadderTable() {
  const ladders = ['step', 'betfair', 'betdaq'] as const;
  const prices = [101, 200, 300, 1000, 100_000].map(odds);
  return (
    <GuideSheet>
      <Grid>
        <thead>
          <tr>
            <th>{texts.ladder}</th>
            <th data-align="end">{texts.down}</th>
            <th data-align="end">{texts.from}</th>
            <th data-align="end">{texts.up}</th>
          </tr>
        </thead>
        <tbody>
          {ladders.flatMap((ladder) =>
            prices.map((price) => (
              <tr key={`${ladder} ${price}`}>
                <td>{ladder}</td>
                <td data-align="end">{formatPrice(movePrice(ladder, price, -1))}</td>
                <td data-align="end">{formatPrice(price)}</td>
                <td data-align="end">{formatPrice(movePrice(ladder, price, 1))}</td>
              </tr>
            )),
          )}
        </tbody>
      </Grid>
    </GuideSheet>
  );
}
