import { useState } from 'react';
import { type BetTerms, calculateLiability, calculateProfit } from '#shared/domain/bet/profit.ts';
import { listBreaches } from '#shared/domain/market/limits.ts';
import type { MarketKind, Side } from '#shared/domain/market/market.ts';
import { getPositiveAmount, parseStake } from '#shared/domain/money/amount-input.ts';
import { negate } from '#shared/domain/money/money.ts';
import { movePrice } from '#shared/domain/odds/ladder.ts';
import { asOdds } from '#shared/domain/odds/odds.ts';
import { parseOddsInput } from '#shared/domain/odds/odds-input.ts';
import { describeBreach } from '#shared/format/limit-breach.ts';
import { formatPrice } from '#shared/format/price.ts';
import { Amount, NumberField, Select } from '#ui-kit';
import { describeBet, kinds, limits } from '../data/money-examples.ts';
import { Controls, GuideGrid } from '../layout/Guide.styles.ts';
import { GuideSheet } from '../layout/GuideSheet.tsx';

const sides = [
  { value: 'back', name: 'Back, or Yes' },
  { value: 'lay', name: 'Lay, or No' },
] as const;
const markets = Object.entries(kinds).map(([value, name]) => ({ value: value as MarketKind, name }));
const DEFAULT_PRICES: Readonly<Record<MarketKind, string>> = { odds: '1.85', bookmaker: '85', fancy: '90' };

/** Parses the two fields. Returns a bet, or the reason why they form none. */
function parseBet(kind: MarketKind, side: Side, priceText: string, stakeText: string): BetTerms | string {
  const odds = parseOddsInput(priceText, kind);
  const stake = getPositiveAmount(parseStake(stakeText));
  if (odds.kind !== 'odds') return 'No valid price';
  return stake === null ? 'No valid stake' : { kind, side, price: odds.price, stake };
}

/** A form for a bet. `shared/domain` calculates its figures. */
export function TryABet() {
  const [kind, setKind] = useState<MarketKind>('odds');
  const [side, setSide] = useState<Side>('back');
  const [price, setPrice] = useState(DEFAULT_PRICES.odds);
  const [stake, setStake] = useState('500');
  const bet = parseBet(kind, side, price, stake);
  const step = (direction: -1 | 1) => {
    const now = parseOddsInput(price, kind);
    if (now.kind === 'odds')
      setPrice(formatPrice(movePrice(kind === 'odds' ? 'betfair' : 'step', asOdds(now.price), direction), kind));
  };
  const changeMarket = (next: MarketKind) => {
    setKind(next);
    setPrice(DEFAULT_PRICES[next]);
  };
  return (
    <GuideSheet name="Try a bet">
      <Controls>
        <Select label="Market" options={markets} selected={kind} onSelect={changeMarket} />
        <Select label="Side" options={sides} selected={side} onSelect={setSide} />
        <NumberField label={kind === 'odds' ? 'Odds' : 'Pays on 100'} text={price} onText={setPrice} onStep={step} />
        <NumberField label="Stake" text={stake} onText={setStake} />
      </Controls>
      {typeof bet === 'string' ? <p role="status">{bet}</p> : <BetOutcome bet={bet} />}
    </GuideSheet>
  );
}

function BetOutcome({ bet }: { bet: BetTerms }) {
  const breaches = listBreaches(bet, limits);
  return (
    <GuideGrid>
      <caption>{describeBet(bet)}</caption>
      <tbody>
        <tr>
          <th scope="row">Can win</th>
          <td data-align="end">
            <Amount value={calculateProfit(bet)} sign="always" />
          </td>
        </tr>
        <tr>
          <th scope="row">Can lose</th>
          <td data-align="end">
            <Amount value={negate(calculateLiability(bet))} />
          </td>
        </tr>
        <tr>
          <th scope="row">Limits of the example below</th>
          <td>{breaches.length === 0 ? 'none broken' : breaches.map(describeBreach).join(' · ')}</td>
        </tr>
      </tbody>
    </GuideGrid>
  );
}
