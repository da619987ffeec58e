import type { Money } from '#shared/domain/money/money.ts';
import { Amount } from '../../data/Amount/Amount.tsx';
import type { RenderLink } from '../../primitives/link/render-link.ts';
import { AmountCell, HeadCell, MatchCell, Row, Table } from './LiabilityTable.styles.ts';
import { texts } from './texts.ts';

export interface LiabilityRow {
  /** Unique in its group. */
  readonly id: string;
  /** Where the match is played. */
  readonly href: string;
  readonly matchName: string;
  readonly eventName: string;
  readonly liability: Money;
}

export interface LiabilityTableProps {
  /** The group's name: a sport. Heads the first column. */
  group: string;
  /** One market a row. */
  rows: readonly LiabilityRow[];
  /** Draws the links: the app's router does, a story draws plain ones. */
  link: RenderLink;
}

/** One group of the Liabilities page; every row leads to its match. */
export function LiabilityTable({ group, rows, link }: LiabilityTableProps) {
  return (
    <Table>
      <thead>
        <tr>
          <HeadCell scope="col">{group}</HeadCell>
          <HeadCell scope="col" data-align="end">
            {texts.amount}
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id}>
            <MatchCell>
              {link({ href: row.href, className: '', children: texts.matchAndEvent(row.matchName, row.eventName) })}
            </MatchCell>
            <AmountCell data-sign={row.liability < 0 ? 'minus' : undefined}>
              <Amount value={row.liability} />
            </AmountCell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
