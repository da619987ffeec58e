import type { ReactNode } from 'react';
import type { RunLine } from '#shared/domain/market/market.ts';
import { OddsRow } from './OddsRow.tsx';
import { RunCell } from './RunCell.tsx';

export interface RunRowProps {
  /** The session; both of its cells are spoken with it. */
  name: string;
  /** The run and size of both sides. Null: not on offer. */
  lines: { no: RunLine | null; yes: RunLine | null };
  /** The text over a locked row ("Ball Running"); null while it takes bets. */
  lockLabel: string | null;
  /** Which side stands on the slip. */
  selected?: 'no' | 'yes' | null;
  /** A side that is on offer was pressed. */
  onSelect: (side: 'no' | 'yes') => void;
  /** Under the name: worst case, a link to the run positions. */
  detail?: ReactNode;
  /** The row's own limits, small print. */
  limits?: ReactNode;
}

/** A session line in a `run` grid: No before Yes. */
export function RunRow({ name, lines, lockLabel, selected = null, onSelect, detail, limits }: RunRowProps) {
  const renderCell = (side: 'no' | 'yes') => (
    <RunCell
      side={side}
      line={lines[side]}
      session={name}
      state={lockLabel !== null ? 'locked' : selected === side ? 'selected' : 'open'}
      onClick={() => onSelect(side)}
    />
  );
  return (
    <OddsRow
      name={name}
      detail={detail}
      overlay={lockLabel}
      back={renderCell('no')}
      lay={renderCell('yes')}
      aside={limits}
    />
  );
}
