import type { ReactNode } from 'react';
import type { Money } from '#shared/domain/money.ts';
import { Amount } from '../Amount/Amount.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.ts';
import { Aside, Figures, Overlay, Row, Runner, RunnerName, Side } from './OddsRow.styles.ts';
import { texts } from './texts.ts';

interface RowFigure {
  now: Money | null;
  whatIf: Money | null;
}

export interface OddsRowProps {
  /** The runner; every price of the row is spoken with it. */
  name: string;
  /** What the market brings if this runner wins, and what it would bring with the bet on the slip. Null: no bet, no figure. */
  position?: (RowFigure & { /** Where several runners win: the same if this one does not, and the first two are the least if it does. */ ifNot?: RowFigure | undefined }) | undefined;
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

function PositionFigures({ now, whatIf, ifNot }: NonNullable<OddsRowProps['position']>) {
  if (ifNot !== undefined) return <TwoFigures now={[now, ifNot.now]} whatIf={[whatIf, ifNot.whatIf]} />;
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

type Pair = readonly [ifPlaced: Money | null, ifNot: Money | null];

/** If placed / if not, in whole units. While a bet is typed what it would make of them takes their room: four figures have none. */
function TwoFigures({ now, whatIf }: { now: Pair; whatIf: Pair }) {
  const pair = ([ifPlaced, ifNot]: Pair, tone: 'signed' | 'quiet') => (
    <>
      <VisuallyHidden>{texts.ifPlaced}</VisuallyHidden> {ifPlaced === null ? texts.none : <Amount value={ifPlaced} sign="always" decimals="whole" tone={tone} />}
      <span aria-hidden>{texts.slash}</span>
      <VisuallyHidden>{texts.ifNotPlaced}</VisuallyHidden> {ifNot === null ? texts.none : <Amount value={ifNot} sign="always" decimals="whole" tone={tone} />}{' '}
    </>
  );
  const standing = now[0] !== null && pair(now, 'signed');
  if (whatIf[0] === null) return standing;
  return (
    <>
      <VisuallyHidden>
        {standing} {texts.withThisBet}{' '}
      </VisuallyHidden>
      <span aria-hidden>{texts.arrow}</span> {pair(whatIf, 'quiet')}
    </>
  );
}
