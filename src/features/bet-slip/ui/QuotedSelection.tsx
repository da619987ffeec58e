import type { ReactNode } from 'react';
import type { RunnerIds } from '../model/checks/figures.ts';
import type { FancySelection, OddsSelection, Selection } from '#shared/domain/bet/selection.ts';
import type { SelectionQuote } from '../model/ticket/selection-quote.ts';
import { useFancyQuote, useOddsQuote, useRunnerIds } from './hooks/useQuote.ts';

type RenderQuote = (quote: SelectionQuote, runners: RunnerIds) => ReactNode;

const NO_RUNNERS: RunnerIds = [];

const QuotedOdds = ({ selection, children }: { selection: OddsSelection; children: RenderQuote }) =>
  children(useOddsQuote(selection), useRunnerIds(selection));
const QuotedFancy = ({ selection, children }: { selection: FancySelection; children: RenderQuote }) =>
  children(useFancyQuote(selection), NO_RUNNERS);

/** Supplies the live quote of a selection. Only its children render when the price moves. */
export const QuotedSelection = ({ selection, children }: { selection: Selection; children: RenderQuote }) =>
  selection.kind === 'fancy' ? (
    <QuotedFancy selection={selection}>{children}</QuotedFancy>
  ) : (
    <QuotedOdds selection={selection}>{children}</QuotedOdds>
  );
