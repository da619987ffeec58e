import type { ReactNode } from 'react';
import type { RunLine } from '#shared/domain/market/market.ts';
import { OddsRow } from './OddsRow.tsx';
import { RunCell } from './RunCell.tsx';

export interface RunRowProps {
  /** The session, part of both cells' accessible names. */
  name: string;
  /** Run and size of both sides. Null: no offer. */
  lines: { no: RunLine | null; yes: RunLine | null };
  /** Text over a locked row ("Ball Running"). Null while it accepts bets. */
  overlay: string | null;
  /** The side that is on the slip. */
  selected?: 'no' | 'yes' | null;
  /** Called on a press on an offered side. */
  onSelect: (side: 'no' | 'yes') => void;
  /** Below the name: worst case, a link to the run positions. */
  detail?: ReactNode;
  /** The row's own limits. */
  limits?: ReactNode;
}

/** A session line in a `run` grid: No before Yes. */
export function RunRow({ name, lines, overlay, selected = null, onSelect, detail, limits }: RunRowProps) {
  const renderCell = (side: 'no' | 'yes') => (
    <RunCell
      side={side}
      line={lines[side]}
      lineName={name}
      state={overlay !== null ? 'locked' : selected === side ? 'selected' : 'open'}
      onClick={() => onSelect(side)}
    />
  );
  return (
    <OddsRow
      name={name}
      detail={detail}
      overlay={overlay}
      back={renderCell('no')}
      lay={renderCell('yes')}
      aside={limits}
    />
  );
}
