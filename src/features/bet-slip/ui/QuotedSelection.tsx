import type { ReactNode } from 'react';
import type { FancySelection, OddsSelection, Selection } from '#shared/domain/bet/selection.ts';
import type { RunnerIds } from '../model/checks/bet-figures.ts';
import type { SelectionQuote } from '../model/ticket/selection-quote.ts';
import { useFancyQuote, useOddsQuote, useRunnerIds } from './hooks/useQuote.ts';

type RenderQuote = (quote: SelectionQuote, runners: RunnerIds) => ReactNode;

const NO_RUNNERS: RunnerIds = [];

function QuotedOdds({ selection, children }: { selection: OddsSelection; children: RenderQuote }) {
  const quote = useOddsQuote(selection);
  const runners = useRunnerIds(selection);
  return children(quote, runners);
}

function QuotedFancy({ selection, children }: { selection: FancySelection; children: RenderQuote }) {
  const quote = useFancyQuote(selection);
  return children(quote, NO_RUNNERS);
}

/** Supplies the live quote of a selection. Only its children render when the price moves. */
export const QuotedSelection = ({ selection, children }: { selection: Selection; children: RenderQuote }) =>
  selection.kind === 'fancy' ? (
    <QuotedFancy selection={selection}>{children}</QuotedFancy>
  ) : (
    <QuotedOdds selection={selection}>{children}</QuotedOdds>
  );
