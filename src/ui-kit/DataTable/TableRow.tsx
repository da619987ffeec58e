import { ChevronRight } from 'lucide-react';
import { memo, useId, type Ref } from 'react';
import { alignOf, CellContent } from './Cell.tsx';
import { cellText } from './cellValue.ts';
import type { Column } from './column.ts';
import { Details, Place, Row as Line, Toggle } from './DataRow.styles.ts';
import { texts } from './texts.ts';

export interface TableRowProps<Row> {
  row: Row;
  /** Its place on the page, from 0, and in the whole table, from 1 with the head. */
  index: number;
  position: number;
  columns: readonly Column<Row>[];
  /** Columns that had no room, and their ids: they stand in the details. */
  hidden: readonly Column<Row>[];
  folded: ReadonlySet<string>;
  /** Undefined where nothing is hidden. */
  open: boolean;
  onToggle: (index: number) => void;
  measure: Ref<HTMLTableSectionElement> | undefined;
}

/** A row and its details are one section, so that their height is measured together. */
function DrawnRow<Row>({ row, index, position, columns, hidden, folded, open, onToggle, measure }: TableRowProps<Row>) {
  const id = useId();
  const [first] = columns;
  const name = first ? cellText(first.value(row)) : '';
  return (
    <tbody ref={measure} data-index={index}>
      <Line data-row={index} aria-rowindex={position}>
        {hidden.length > 0 && (
          <Place role="gridcell" data-toggle>
            <Toggle type="button" tabIndex={-1} aria-expanded={open} aria-controls={open ? id : undefined} aria-label={open ? texts.hideDetails(name) : texts.showDetails(name)} onClick={() => onToggle(index)}>
              <ChevronRight size={18} aria-hidden />
            </Toggle>
          </Place>
        )}
        {columns.map((column) => (
          <Place key={column.id} role="gridcell" tabIndex={-1} data-align={alignOf(column, row)}>
            <CellContent column={column} row={row} folded={folded} />
          </Place>
        ))}
      </Line>
      {open && hidden.length > 0 && (
        <tr>
          <Place id={id} role="gridcell" colSpan={columns.length + 1}>
            <Details>
              {hidden.map((column) => [
                <dt key={`${column.id}-name`}>{column.header}</dt>,
                <dd key={column.id}>
                  <CellContent column={column} row={row} folded={folded} />
                </dd>,
              ])}
            </Details>
          </Place>
        </tr>
      )}
    </tbody>
  );
}

export const TableRow = memo(DrawnRow) as typeof DrawnRow;
