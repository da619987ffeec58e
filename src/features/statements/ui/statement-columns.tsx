import { ExternalLink } from 'lucide-react';
import { sum } from '#shared/domain/money/money.ts';
import { formatTimestamp } from '#shared/format/timestamp.ts';
import { Badge, type Column, toMoneyCell, toTextCell, toTimestampCell } from '#ui-kit';
import type { NumberedRow } from '../api/queries.ts';
import type { StatementDetail } from '../model/detail-storage.ts';
import { getRowKindName } from '../model/row-kinds.ts';
import { createRowDetail, shortenDescription } from '../model/statement-detail.ts';
import { texts } from '../texts.ts';
import { OpenDetailButton, ShortDescription } from './Statement.styles.ts';

/** The columns of the statement. */
export const createStatementColumns = (onOpen: (detail: StatementDetail) => void): readonly Column<NumberedRow>[] => [
  {
    id: 'date',
    phone: 'subtitle',
    header: texts.columns.date,
    getValue: ({ at }) => toTimestampCell(at),
    renderCell: (row, collapsedIds) => <DateCell row={row} hasDescription={collapsedIds.has('description')} />,
    width: 9.5,
    sortable: true,
  },
  {
    id: 'kind',
    header: texts.columns.kind,
    getValue: ({ kind }) => toTextCell(getRowKindName(kind)),
    renderCell: ({ kind }) => <Badge>{getRowKindName(kind)}</Badge>,
    width: 7.5,
    priority: 3,
    sortable: true,
  },
  {
    id: 'description',
    phone: 'title',
    header: texts.columns.description,
    getValue: ({ description }) => toTextCell(description),
    width: 14,
    grow: true,
    priority: 2,
    renderCell: (row) => <DescriptionCell row={row} onOpen={onOpen} />,
  },
  {
    id: 'amount',
    phone: 'lead',
    header: texts.columns.amount,
    width: 8.5,
    sortable: true,
    getValue: ({ amount }) => toMoneyCell(amount, 'always'),
    getFooter: (rows) => toMoneyCell(sum(rows.map(({ amount }) => amount)), 'always'),
  },
  {
    id: 'balance',
    phone: 'lead',
    header: texts.columns.balance,
    getValue: ({ balance }) => toMoneyCell(balance),
    width: 8.5,
    priority: 1,
  },
  { id: 'remark', header: texts.columns.remark, getValue: ({ remark }) => toTextCell(remark), width: 8, priority: 4 },
];

/** The time. In a table that has no space for the description, it also shows a short one. */
function DateCell({ row, hasDescription }: { row: NumberedRow; hasDescription: boolean }) {
  return (
    <>
      {formatTimestamp(row.at)}
      {hasDescription && (
        <ShortDescription>
          {row.kind === 'commission'
            ? texts.aboutCommission({ about: shortenDescription(row) })
            : shortenDescription(row)}
        </ShortDescription>
      )}
    </>
  );
}

/** Shows a button to the bets for rows that have bets. */
function DescriptionCell({ row, onOpen }: { row: NumberedRow; onOpen: (detail: StatementDetail) => void }) {
  const detail = createRowDetail(row);
  if (detail === null) return <>{row.description}</>;
  return (
    <OpenDetailButton
      type="button"
      aria-label={texts.openDetail({ description: row.description })}
      onClick={() => onOpen(detail)}
    >
      {row.description}
      <ExternalLink size={14} aria-hidden />
    </OpenDetailButton>
  );
}
