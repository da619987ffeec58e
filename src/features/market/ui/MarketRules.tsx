import type { Limits } from '#shared/domain/market.ts';
import { formatAmount } from '#shared/format/amount.ts';
import { formatPrice } from '#shared/format/price.ts';
import type { RuleSubject } from '../model/rule-subject.ts';
import { rules } from '../rules.ts';
import { texts } from '../texts.ts';
import { Figure, Figures, Part, PartTitle, Sentences, Sheet } from './MarketRules.styles.ts';

/** The account's limits and the bet delay; whatever is not known is null and not spoken of. */
export type KnownLimits = Omit<Limits, 'delaySeconds'> & { readonly delaySeconds: number | null };

export interface MarketRulesProps {
  subject: RuleSubject;
  /** Null where every line has its own. */
  limits: KnownLimits | null;
}

function figuresOf(limits: KnownLimits): readonly (readonly [name: string, value: string])[] {
  const { minStake, maxStake, minOdds, maxOdds, maxProfit, delaySeconds } = limits;
  const words = texts.rules.figures;
  return [
    [words.minStake, minStake === null ? null : formatAmount(minStake)],
    [words.maxStake, maxStake === null ? null : formatAmount(maxStake)],
    [words.minOdds, minOdds === null ? null : formatPrice(minOdds, 'odds')],
    [words.maxOdds, maxOdds === null ? null : formatPrice(maxOdds, 'odds')],
    [words.maxProfit, maxProfit === null ? null : formatAmount(maxProfit)],
    [words.delay, delaySeconds === null ? null : texts.rules.seconds(delaySeconds)],
  ].flatMap(([name, value]): [string, string][] => (name == null || value == null ? [] : [[name, value]]));
}

/** How a market settles, when its bets are void, and what may be staked on it. */
export function MarketRules({ subject, limits }: MarketRulesProps) {
  const figures = limits === null ? [] : figuresOf(limits);
  return (
    // Taller than a phone: the keyboard scrolls it from here.
    <Sheet role="group" aria-label={texts.rules.words} tabIndex={0}>
      {figures.length > 0 && (
        <Figures aria-label={texts.rules.limits}>
          {figures.map(([name, value]) => (
            <Figure key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Figure>
          ))}
        </Figures>
      )}
      {(['settles', 'voids', 'notes'] as const).map((part) => (
        <Part key={part}>
          <PartTitle>{texts.rules.parts[part]}</PartTitle>
          <Sentences>
            {rules[subject][part].map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </Sentences>
        </Part>
      ))}
    </Sheet>
  );
}
