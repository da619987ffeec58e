import { useMemo, useState } from 'react';
import { sum, ZERO } from '#shared/domain/money/money.ts';
import { DataTable } from '../DataTable/DataTable.tsx';
import { toMoneyCell, toTextCell } from '../DataTable/model/cell-value.ts';
import type { Column } from '../DataTable/model/column.ts';
import { defaultTableState, pageLengthsAndAll } from '../DataTable/model/table-state.ts';
import type { AmountPoint, AmountSeries } from './amount-points.ts';

export interface AmountTableProps {
  title: string;
  /** Header of the points: "Day". */
  pointName: string;
  series: readonly AmountSeries[];
  points: readonly AmountPoint[];
}

const getPointId = ({ id }: AmountPoint): string => id;

const createColumns = (pointName: string, series: readonly AmountSeries[]): readonly Column<AmountPoint>[] => [
  { id: 'point', header: pointName, getValue: ({ name }) => toTextCell(name), width: 7, grow: true },
  ...series.map(({ id, name, sign, hasTotal }, index): Column<AmountPoint> => {
    const getAmount = ({ amounts }: AmountPoint) => amounts[index] ?? ZERO;
    return {
      id,
      header: name,
      getValue: (point) => toMoneyCell(getAmount(point), sign),
      width: 7.5,
      sortable: true,
      ...(hasTotal && { getFooter: (points) => toMoneyCell(sum(points.map(getAmount)), sign) }),
    };
  }),
];

/** The figures of a chart as a table. */
export function AmountTable({ title, pointName, series, points }: AmountTableProps) {
  const [state, setState] = useState(defaultTableState);
  const columns = useMemo(() => createColumns(pointName, series), [pointName, series]);
  return (
    <DataTable
      label={title}
      columns={columns}
      getRowKey={getPointId}
      content={{ kind: 'rows', rows: points, empty: null }}
      view={{ state, onState: setState, lengths: pageLengthsAndAll }}
    />
  );
}
