import type { ReactNode } from 'react';
import type { RunnerIds } from '../model/figures.ts';
import type { FancyPick, OddsPick, Pick } from '../model/pick.ts';
import type { Quote } from '../model/quote.ts';
import { useFancyQuote, useOddsQuote, useRunnerIds } from './use-quote.ts';

type Draw = (quote: Quote, runners: RunnerIds) => ReactNode;

const NOBODY: RunnerIds = [];

const Odds = ({ pick, children }: { pick: OddsPick; children: Draw }) => children(useOddsQuote(pick), useRunnerIds(pick));
const Fancy = ({ pick, children }: { pick: FancyPick; children: Draw }) => children(useFancyQuote(pick), NOBODY);

/** Follows the market of a pick. Only what is drawn inside is rendered when its price moves. */
export const Quoted = ({ pick, children }: { pick: Pick; children: Draw }) => (pick.kind === 'fancy' ? <Fancy pick={pick}>{children}</Fancy> : <Odds pick={pick}>{children}</Odds>);
