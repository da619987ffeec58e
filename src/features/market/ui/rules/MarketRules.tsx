import type { Limits } from '#shared/domain/market/market.ts';
import { formatAmount } from '#shared/format/amount.ts';
import { formatDecimalPrice, formatPrice } from '#shared/format/price.ts';
import { Stack } from '#ui-kit';
import { listMarketRules } from '../../model/market-rules.ts';
import type { RuleSubject } from '../../model/rule-subject.ts';
import { texts } from '../../texts.ts';
import { LimitItem, LimitList, RuleList, RulesSectionTitle, RulesSheet } from './MarketRules.styles.ts';

/** Limits of the account, and the bet delay. Null hides a value that is unknown. */
export type KnownLimits = Omit<Limits, 'delaySeconds'> & { readonly delaySeconds: number | null };

export interface MarketRulesProps {
  subject: RuleSubject;
  /** Null when every line has limits of its own. */
  limits: KnownLimits | null;
}

function listLimits(limits: KnownLimits, subject: RuleSubject): readonly (readonly [name: string, value: string])[] {
  const formatOdds = subject === 'bookmaker' ? formatDecimalPrice : formatPrice;
  const { minStake, maxStake, minOdds, maxOdds, maxProfit, delaySeconds } = limits;
  const labels = texts.rules.figures;
  return [
    [labels.minStake, minStake === null ? null : formatAmount(minStake)],
    [labels.maxStake, maxStake === null ? null : formatAmount(maxStake)],
    [labels.minOdds, minOdds === null ? null : formatOdds(minOdds)],
    [labels.maxOdds, maxOdds === null ? null : formatOdds(maxOdds)],
    [labels.maxProfit, maxProfit === null ? null : formatAmount(maxProfit)],
    [labels.delay, delaySeconds === null ? null : texts.rules.seconds({ seconds: delaySeconds })],
  ].flatMap(([name, value]): [string, string][] => (name == null || value == null ? [] : [[name, value]]));
}

/** Rules of a market: how it settles, when bets are void, and its limits. */
export function MarketRules({ subject, limits }: MarketRulesProps) {
  const limitRows = limits === null ? [] : listLimits(limits, subject);
  return (
    // The rules may be taller than a phone, so the keyboard can scroll them.
    <RulesSheet role="group" aria-label={texts.rules.label} tabIndex={0}>
      {limitRows.length > 0 && (
        <LimitList aria-label={texts.rules.limits}>
          {limitRows.map(([name, value]) => (
            <LimitItem key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </LimitItem>
          ))}
        </LimitList>
      )}
      {(['settles', 'voids', 'notes'] as const).map((part) => (
        <Stack as="section" gap="small" key={part}>
          <RulesSectionTitle>{texts.rules.parts[part]}</RulesSectionTitle>
          <RuleList>
            {listMarketRules()[subject][part].map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </RuleList>
        </Stack>
      ))}
    </RulesSheet>
  );
}
