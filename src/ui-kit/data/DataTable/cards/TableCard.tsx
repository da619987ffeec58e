import { ChevronDown } from 'lucide-react';
import { memo } from 'react';
import { CellContent } from '../grid/CellContent.tsx';
import type { TableRowProps } from '../grid/TableRow.tsx';
import { getCardPlace, selectCardCells } from '../model/card-layout.ts';
import { formatCell } from '../model/cell-value.ts';
import type { Column } from '../model/column.ts';
import { texts } from '../texts.ts';
import { CardLabel } from './CardLabel.tsx';
import { CardCell, CardRow, CardSection, DetailsButton } from './TableCard.styles.ts';

const NO_COLLAPSED_COLUMNS: ReadonlySet<string> = new Set();
/** Position of the button's cell, from 1: after the title. */
const DETAILS_COLUMN = 2;

/** A row on a phone. Each cell stays a cell of the grid, and repeats its column's header as a label. */
function TableCardBase<Row>({
  row,
  index,
  ariaRowIndex,
  columns,
  isOpen,
  onToggle,
  measure,
}: Omit<TableRowProps<Row>, 'hiddenColumns' | 'collapsedIds'>) {
  const { visible, hidden } = selectCardCells(columns, row);
  const renderCell = (column: Column<Row>) => (
    <CardCell
      key={column.id}
      role="gridcell"
      tabIndex={-1}
      aria-colindex={getCardColumnIndex(columns, column)}
      data-place={getCardPlace(column)}
    >
      <CardLabel column={column} />
      <CellContent column={column} row={row} collapsedIds={NO_COLLAPSED_COLUMNS} />
    </CardCell>
  );
  const [title, ...others] = visible;
  const name = title ? formatCell(title.getValue(row)) : '';
  return (
    <CardSection ref={measure} role="rowgroup" data-index={index}>
      <CardRow role="row" data-row={index} aria-rowindex={ariaRowIndex}>
        {title && renderCell(title)}
        {hidden.length > 0 && (
          <CardCell role="gridcell" tabIndex={-1} aria-colindex={DETAILS_COLUMN} data-place="details">
            <DetailsButton
              type="button"
              tabIndex={-1}
              aria-expanded={isOpen}
              aria-label={isOpen ? texts.hideDetails({ row: name }) : texts.showDetails({ row: name })}
              onClick={() => onToggle(index)}
            >
              <ChevronDown size={18} aria-hidden />
            </DetailsButton>
          </CardCell>
        )}
        {others.map(renderCell)}
        {isOpen && hidden.map(renderCell)}
      </CardRow>
    </CardSection>
  );
}

/** Position of a column in the order of a card, from 1. The button of the details stands between title and others. */
function getCardColumnIndex<Row>(columns: readonly Column<Row>[], column: Column<Row>): number {
  const index = columns.indexOf(column);
  return index === 0 ? 1 : index + DETAILS_COLUMN;
}

export const TableCard = memo(TableCardBase) as typeof TableCardBase;
