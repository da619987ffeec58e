import { ChevronRight } from 'lucide-react';
import { memo, type Ref, useId } from 'react';
import { formatCell } from '../model/cell-value.ts';
import type { Column } from '../model/column.ts';
import { texts } from '../texts.ts';
import { CellContent, getAlignment } from './CellContent.tsx';
import { BodyRow, DataCell, DetailList, ToggleButton } from './TableRow.styles.ts';

export interface TableRowProps<Row> {
  row: Row;
  /** Position on the page, from 0, and in the whole table, from 1 with the head. */
  index: number;
  ariaRowIndex: number;
  columns: readonly Column<Row>[];
  /** Collapsed columns and their ids, shown in the details. */
  hiddenColumns: readonly Column<Row>[];
  collapsedIds: ReadonlySet<string>;
  /** Undefined when no column is collapsed. */
  isOpen: boolean;
  onToggle: (index: number) => void;
  measure: Ref<HTMLTableSectionElement> | undefined;
}

/** A row and its details are one section, so that their height is measured together. */
function TableRowBase<Row>({
  row,
  index,
  ariaRowIndex,
  columns,
  hiddenColumns,
  collapsedIds,
  isOpen,
  onToggle,
  measure,
}: TableRowProps<Row>) {
  const id = useId();
  const [first] = columns;
  const name = first ? formatCell(first.getValue(row)) : '';
  return (
    <tbody ref={measure} data-index={index}>
      <BodyRow data-row={index} aria-rowindex={ariaRowIndex}>
        {hiddenColumns.length > 0 && (
          <DataCell role="gridcell" data-toggle>
            <ToggleButton
              type="button"
              tabIndex={-1}
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              aria-label={isOpen ? texts.hideDetails({ row: name }) : texts.showDetails({ row: name })}
              onClick={() => onToggle(index)}
            >
              <ChevronRight size={18} aria-hidden />
            </ToggleButton>
          </DataCell>
        )}
        {columns.map((column) => (
          <DataCell key={column.id} role="gridcell" tabIndex={-1} data-align={getAlignment(column, row)}>
            <CellContent column={column} row={row} collapsedIds={collapsedIds} />
          </DataCell>
        ))}
      </BodyRow>
      {isOpen && hiddenColumns.length > 0 && (
        <tr>
          <DataCell id={id} role="gridcell" colSpan={columns.length + 1}>
            <DetailList>
              {hiddenColumns.map((column) => [
                <dt key={`${column.id}-name`}>{column.header}</dt>,
                <dd key={column.id}>
                  <CellContent column={column} row={row} collapsedIds={collapsedIds} />
                </dd>,
              ])}
            </DetailList>
          </DataCell>
        </tr>
      )}
    </tbody>
  );
}

export const TableRow = memo(TableRowBase) as typeof TableRowBase;
