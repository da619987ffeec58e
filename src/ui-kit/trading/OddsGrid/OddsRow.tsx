import type { ReactNode } from 'react';
import type { Money } from '#shared/domain/money/money.ts';
import { Amount } from '../../data/Amount/Amount.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.ts';
import { AsideCell, Overlay, PriceCells, RunnerCell, RunnerFigures, RunnerName, RunnerRow } from './OddsRow.styles.ts';
import { texts } from './texts.ts';

interface PositionFigure {
  now: Money | null;
  whatIf: Money | null;
}

export interface OddsRowProps {
  /** The runner, part of each price's accessible name. */
  name: string;
  /** The crest of a team, before its name. Null keeps its space, so the names of a market align. */
  crest?: ReactNode;
  /** The market's result if this runner wins, now and with the bet on the slip. Null: no bet, no figure. */
  position?:
    | (PositionFigure & {
        /**
         * Where several runners win: the same if this one does not, and the first two are the least if it does.
         */
        ifNotPlaced?: PositionFigure | undefined;
      })
    | undefined;
  /** Beside the figures: jockey, draw, a "winner" badge. */
  detail?: ReactNode;
  /** Lies over the row's prices ("Suspended", "Removed"). Lock the cells as well. */
  overlay?: string | null | undefined;
  /** Cells in drawing order: levels 2, 1, 0. In a `run` grid, the No side. */
  back: ReactNode;
  /** Levels 0, 1, 2. In a `run` grid, the Yes side. */
  lay: ReactNode;
  /** Limits, if the grid shows them. */
  aside?: ReactNode;
}

/** A runner and its prices. The row's height is fixed, so late content moves nothing below. */
export function OddsRow({ name, crest, position, detail, overlay, back, lay, aside }: OddsRowProps) {
  const hasFigures = position !== undefined || detail !== undefined;
  return (
    <RunnerRow role="row">
      <RunnerCell role="rowheader" data-place="runner" data-crested={crest === undefined ? undefined : ''}>
        <RunnerName title={name}>
          {crest}
          {name}
        </RunnerName>
        {hasFigures && (
          <RunnerFigures>
            {position && <PositionFigures {...position} />}
            {detail}
          </RunnerFigures>
        )}
        {overlay && <Overlay>{overlay}</Overlay>}
      </RunnerCell>
      <PriceCells role="gridcell" data-place="back">
        {back}
      </PriceCells>
      <PriceCells role="gridcell" data-place="lay">
        {lay}
      </PriceCells>
      {aside !== undefined && (
        <AsideCell role="gridcell" data-place="aside">
          {aside}
        </AsideCell>
      )}
    </RunnerRow>
  );
}

function PositionFigures({ now, whatIf, ifNotPlaced }: NonNullable<OddsRowProps['position']>) {
  if (ifNotPlaced !== undefined)
    return <PlacedFigures now={[now, ifNotPlaced.now]} whatIf={[whatIf, ifNotPlaced.whatIf]} />;
  return (
    <>
      {now !== null && (
        <>
          <VisuallyHidden>{texts.position}</VisuallyHidden> <Amount value={now} sign="always" />{' '}
        </>
      )}
      {whatIf !== null && (
        <>
          <VisuallyHidden>{texts.withThisBet}</VisuallyHidden> <span aria-hidden>{texts.arrow}</span>{' '}
          <Amount value={whatIf} sign="always" tone="quiet" />{' '}
        </>
      )}
    </>
  );
}

type PositionPair = readonly [ifPlaced: Money | null, ifNot: Money | null];

/** If placed / if not, in whole units. The preview of a typed bet replaces both figures, because four do not fit. */
function PlacedFigures({ now, whatIf }: { now: PositionPair; whatIf: PositionPair }) {
  const renderPair = ([ifPlaced, ifNotPlaced]: PositionPair, tone: 'signed' | 'quiet') => (
    <>
      <VisuallyHidden>{texts.ifPlaced}</VisuallyHidden>{' '}
      {ifPlaced === null ? texts.none : <Amount value={ifPlaced} sign="always" decimals="none" tone={tone} />}
      <span aria-hidden>{texts.slash}</span>
      <VisuallyHidden>{texts.ifNotPlaced}</VisuallyHidden>{' '}
      {ifNotPlaced === null ? (
        texts.none
      ) : (
        <Amount value={ifNotPlaced} sign="always" decimals="none" tone={tone} />
      )}{' '}
    </>
  );
  const currentFigures = now[0] !== null && renderPair(now, 'signed');
  if (whatIf[0] === null) return currentFigures;
  return (
    <>
      <VisuallyHidden>
        {currentFigures} {texts.withThisBet}{' '}
      </VisuallyHidden>
      <span aria-hidden>{texts.arrow}</span> {renderPair(whatIf, 'quiet')}
    </>
  );
}
