import type { Money } from '#shared/domain/money/money.ts';
import { Amount } from '../../data/Amount/Amount.tsx';
import type { RenderLink } from '../../primitives/link/render-link.ts';
import { AmountCell, HeadCell, MatchCell, Row, Table } from './LiabilityTable.styles.ts';
import { texts } from './texts.ts';

export interface LiabilityRow {
  /** Unique in its group. */
  readonly id: string;
  /** Path of the match page. */
  readonly href: string;
  readonly matchName: string;
  readonly eventName: string;
  /** Worst result of the market, 0 or below. */
  readonly exposure: Money;
}

export interface LiabilityTableProps {
  /** Name of the group (a sport), of the table and of its first column. */
  label: string;
  /** One market per row. */
  rows: readonly LiabilityRow[];
  /** Renders the links: the app uses its router, stories use plain anchors. */
  renderLink: RenderLink;
}

/** One group of the Liabilities page. Every row links to its match. */
export function LiabilityTable({ label, rows, renderLink }: LiabilityTableProps) {
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          <HeadCell scope="col">{label}</HeadCell>
          <HeadCell scope="col" data-align="end">
            {texts.amount}
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id}>
            <MatchCell>
              {renderLink({
                href: row.href,
                className: '',
                children: texts.matchAndEvent({ match: row.matchName, event: row.eventName }),
              })}
            </MatchCell>
            <AmountCell data-sign={row.exposure < 0 ? 'minus' : undefined}>
              <Amount value={row.exposure} />
            </AmountCell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
