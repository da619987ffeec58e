import type { MarketKind } from './market-kind.ts';

/**
 * Reads the kind of a market from a report, whose rows tell sessions from markets only. A bookmaker market is known by
 * its name, which servers send in every report.
 */
export const readReportedKind = (kind: 'fancy' | 'market', eventName: string): MarketKind =>
  kind === 'fancy' ? 'fancy' : /bookmaker/i.test(eventName) ? 'bookmaker' : 'odds';
