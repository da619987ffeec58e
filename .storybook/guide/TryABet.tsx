import { useState } from 'react';
import { amountAboveZero, parseStake } from '#shared/domain/amount-input.ts';
import { movePrice } from '#shared/domain/ladder.ts';
import { allBreaches } from '#shared/domain/limits.ts';
import type { MarketKind, Side } from '#shared/domain/market.ts';
import { negate } from '#shared/domain/money.ts';
import { parseOddsInput } from '#shared/domain/odds-input.ts';
import { liability, profit, type Terms } from '#shared/domain/profit.ts';
import { formatPrice } from '#shared/format/price.ts';
import { Amount, NumberField, Select } from '#ui-kit';
import { GuideSheet } from './GuideSheet.tsx';
import { Controls, Grid } from './guide.styles.ts';
import { kinds, limits, words } from './money-examples.ts';

const sides = [
  { value: 'back', name: 'Back, or Yes' },
  { value: 'lay', name: 'Lay, or No' },
] as const;
const markets = Object.entries(kinds).map(([value, name]) => ({ value: value as MarketKind, name }));
const usual: Readonly<Record<MarketKind, string>> = { odds: '1.85', bookmaker: '85', fancy: '90' };

/** What the two fields say is a bet, or why it is none. */
function betOf(kind: MarketKind, side: Side, typedPrice: string, typedStake: string): Terms | string {
  const odds = parseOddsInput(typedPrice, kind);
  const stake = amountAboveZero(parseStake(typedStake));
  if (odds.kind !== 'odds') return 'No valid price';
  return stake === null ? 'No valid stake' : { kind, side, price: odds.price, stake };
}

/** A bet to be typed; its figures are those of `shared/domain`. */
export function TryABet() {
  const [kind, setKind] = useState<MarketKind>('odds');
  const [side, setSide] = useState<Side>('back');
  const [price, setPrice] = useState(usual.odds);
  const [stake, setStake] = useState('500');
  const bet = betOf(kind, side, price, stake);
  const step = (direction: -1 | 1) => {
    const now = parseOddsInput(price, kind);
    if (now.kind === 'odds') setPrice(formatPrice(movePrice(kind === 'odds' ? 'betfair' : 'step', now.price, direction), kind));
  };
  const turn = (next: MarketKind) => {
    setKind(next);
    setPrice(usual[next]);
  };
  return (
    <GuideSheet name="Try a bet">
      <Controls>
        <Select label="Market" options={markets} selected={kind} onSelect={turn} />
        <Select label="Side" options={sides} selected={side} onSelect={setSide} />
        <NumberField label={kind === 'odds' ? 'Odds' : 'Pays on 100'} text={price} onText={setPrice} onStep={step} />
        <NumberField label="Stake" text={stake} onText={setStake} />
      </Controls>
      {typeof bet === 'string' ? <p role="status">{bet}</p> : <Outcome bet={bet} />}
    </GuideSheet>
  );
}

function Outcome({ bet }: { bet: Terms }) {
  const broken = allBreaches(bet, limits);
  return (
    <Grid>
      <caption>{words(bet)}</caption>
      <tbody>
        <tr>
          <th scope="row">Can win</th>
          <td data-align="end">
            <Amount value={profit(bet)} sign="always" />
          </td>
        </tr>
        <tr>
          <th scope="row">Can lose</th>
          <td data-align="end">
            <Amount value={negate(liability(bet))} />
          </td>
        </tr>
        <tr>
          <th scope="row">Limits of the example below</th>
          <td>{broken.length === 0 ? 'none broken' : broken.map(({ message }) => message).join(' · ')}</td>
        </tr>
      </tbody>
    </Grid>
  );
}
