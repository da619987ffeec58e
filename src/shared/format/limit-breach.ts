import type { Breach } from '../domain/market/limits.ts';
import { toPlainText } from '../domain/money/money.ts';
import { formatPlainPrice } from '../domain/odds/odds.ts';
import { breachTexts } from './breach-texts.ts';
import { toDisplayDigits } from './display.ts';

const formatLimit = (breach: Breach): string =>
  breach.code === 'min-odds' || breach.code === 'max-odds'
    ? formatPlainPrice(breach.limit)
    : toDisplayDigits(toPlainText(breach.limit));

/** Returns the message about a limit that a bet breaks: "Min Size is: 100" (docs/requirements.md#52-bet-placement). */
export const describeBreach = (breach: Breach): string => breachTexts[breach.code]({ limit: formatLimit(breach) });
