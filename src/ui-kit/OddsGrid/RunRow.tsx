import type { ReactNode } from 'react';
import type { RunLine } from '#shared/domain/market.ts';
import { OddsRow } from './OddsRow.tsx';
import { RunCell } from './RunCell.tsx';

export interface RunRowProps {
  /** The session; both of its cells are spoken with it. */
  name: string;
  /** The run and size of both sides. Null: not on offer. */
  lines: { no: RunLine | null; yes: RunLine | null };
  /** The text over a locked row ("Ball Running"); null while it takes bets. */
  lockedBy: string | null;
  /** Which side stands on the slip. */
  selected?: 'no' | 'yes' | null;
  /** A side that is on offer was pressed. */
  onPick: (side: 'no' | 'yes') => void;
  /** Under the name: worst case, a link to the run positions. */
  detail?: ReactNode;
  /** The row's own limits, small print. */
  limits?: ReactNode;
}

/** A session line in a `run` grid: No before Yes. */
export function RunRow({ name, lines, lockedBy, selected = null, onPick, detail, limits }: RunRowProps) {
  const cell = (side: 'no' | 'yes') => (
    <RunCell side={side} line={lines[side]} session={name} state={lockedBy !== null ? 'locked' : selected === side ? 'selected' : 'open'} onClick={() => onPick(side)} />
  );
  return <OddsRow name={name} detail={detail} overlay={lockedBy} back={cell('no')} lay={cell('yes')} aside={limits} />;
}
