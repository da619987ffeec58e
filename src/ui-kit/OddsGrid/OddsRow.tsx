import type { ReactNode } from 'react';
import type { Money } from '#shared/domain/money.ts';
import { Amount } from '../Amount/Amount.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.ts';
import { Aside, Figures, Overlay, Row, Runner, RunnerName, Side } from './OddsRow.styles.ts';
import { texts } from './texts.ts';

export interface OddsRowProps {
  name: string;
  /** What the market brings if this runner wins, and what it would bring with the bet on the slip. Null: no bet, no figure. */
  position?: { now: Money | null; whatIf: Money | null } | undefined;
  /** Beside the figures: jockey, draw, a "winner" badge. */
  detail?: ReactNode;
  /** Lies over the row's prices ("Suspended", "Removed"); lock the cells as well. */
  overlay?: string | null | undefined;
  /** Cells in the order they are drawn: levels 2, 1, 0. In a `run` grid, the No side. */
  back: ReactNode;
  /** Levels 0, 1, 2. In a `run` grid, the Yes side. */
  lay: ReactNode;
  /** Where the grid has limits. */
  aside?: ReactNode;
}

/** A runner and its prices. The row's height is fixed: nothing that arrives later moves what is below. */
export function OddsRow({ name, position, detail, overlay, back, lay, aside }: OddsRowProps) {
  const figures = position !== undefined || detail !== undefined;
  return (
    <Row role="row">
      <Runner role="rowheader" data-place="runner">
        <RunnerName title={name}>{name}</RunnerName>
        {figures && (
          <Figures>
            {position && <PositionFigures {...position} />}
            {detail}
          </Figures>
        )}
        {overlay && <Overlay>{overlay}</Overlay>}
      </Runner>
      <Side role="gridcell" data-place="back">
        {back}
      </Side>
      <Side role="gridcell" data-place="lay">
        {lay}
      </Side>
      {aside !== undefined && (
        <Aside role="gridcell" data-place="aside">
          {aside}
        </Aside>
      )}
    </Row>
  );
}

function PositionFigures({ now, whatIf }: NonNullable<OddsRowProps['position']>) {
  return (
    <>
      {now !== null && (
        <>
          <VisuallyHidden>{texts.position}</VisuallyHidden> <Amount value={now} sign="always" />{' '}
        </>
      )}
      {whatIf !== null && (
        <>
          <VisuallyHidden>{texts.withThisBet}</VisuallyHidden> <span aria-hidden>{texts.arrow}</span> <Amount value={whatIf} sign="always" tone="quiet" />{' '}
        </>
      )}
    </>
  );
}
