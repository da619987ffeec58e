import { formatTimestamp } from '#shared/format/timestamp.ts';
import { VisuallyHidden } from '#ui-kit';
import type { ChartTarget } from '../model/chart-target.ts';
import { type ChartView, formatValue } from '../model/scale.ts';
import type { TableRow } from '../model/table-rows.ts';
import { plotTexts } from '../plot-texts.ts';
import { TableScroll } from './PriceChart.styles.ts';

export interface ChartTableProps {
  target: ChartTarget;
  /** Names of the columns, in the order of the rows' prices. */
  runners: ChartTarget['runners'];
  rows: readonly TableRow[];
  view: ChartView;
}

/** The chart in figures, for everyone who reads them better. It stands still until the reader changes something. */
export function ChartTable({ target, runners, rows, view }: ChartTableProps) {
  return (
    <TableScroll tabIndex={0} role="group" aria-label={plotTexts.tableOf({ market: target.name })}>
      <table>
        <VisuallyHidden as="caption">{plotTexts.tableOf({ market: target.name })}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{plotTexts.time}</th>
            {runners.map(({ runnerId, name }) => (
              <th key={runnerId} scope="col" data-value>
                {name}
              </th>
            ))}
            <th scope="col">{plotTexts.event}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, at, prices, event }) => (
            <tr key={key}>
              <th scope="row">{formatTimestamp(at, 'clock')}</th>
              {prices.map((price, index) => (
                <td key={runners[index]?.runnerId} data-value>
                  {formatValue(price, { kind: target.kind, view })}
                </td>
              ))}
              <td>{event}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
