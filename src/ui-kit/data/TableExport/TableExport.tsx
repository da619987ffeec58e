import { Download, FileSpreadsheet, FileText, Printer, Sheet as SheetIcon } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { moveFocusOnRemoval } from '../../primitives/focus/move-focus-on-removal.ts';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { MenuItem } from '../../primitives/Menu/MenuItem.styles.ts';
import type { Column } from '../DataTable/model/column.ts';
import { type ExportFormat, exportFormats } from './formats/export-formats.ts';
import type { ExportNotes } from './formats/export-sheet.ts';
import { PrintSheet } from './PrintSheet.tsx';
import { ExportBar, ProgressText, TriggerLabel } from './TableExport.styles.ts';
import { texts } from './texts.ts';
import { type ExportPhase, type ExportRows, useExport } from './useExport.ts';

export interface TableExportProps<Row> {
  /** Name of the file and title of the page. */
  name: string;
  /** The columns of the file, equal to the table's. */
  columns: readonly Column<Row>[];
  /** The rows of the file, or a function that fetches all of them. */
  readRows: ExportRows<Row>;
  /** Description of the rows in every format: period, filters, search, balances. */
  notes?: ExportNotes;
  /** `buttons` stand side by side where a screen is named for them; a menu elsewhere. */
  variant?: 'menu' | 'buttons';
  /** Offered formats, by default all. */
  formats?: readonly ExportFormat[];
}

const icons = { csv: SheetIcon, excel: FileSpreadsheet, pdf: FileText, print: Printer } as const;
const NO_NOTES: ExportNotes = [];

/** Exports every row of a table to a file or to paper, with progress, a cancel button and an error message. */
export function TableExport<Row>({
  name,
  columns,
  readRows,
  notes = NO_NOTES,
  variant = 'menu',
  formats = exportFormats,
}: TableExportProps<Row>) {
  const [open, setOpen] = useState(false);
  const { phase, start, cancel } = useExport({ name, notes, columns, rows: readRows });
  const choices = formats.map((format) => ({ format, Icon: icons[format] }));
  return (
    <ExportBar>
      <ExportStatus phase={phase} onCancel={cancel} onRetry={start} />
      {variant === 'menu' ? (
        <Menu
          label={texts.exportOf({ table: name })}
          trigger={
            <TriggerLabel>
              <Download size={16} aria-hidden />
              {texts.export}
            </TriggerLabel>
          }
          open={open}
          onOpen={setOpen}
          closeOnPress
        >
          {choices.map(({ format, Icon }) => (
            <MenuItem key={format} type="button" onClick={() => start(format)}>
              <Icon size={18} aria-hidden />
              {texts.names[format]}
            </MenuItem>
          ))}
        </Menu>
      ) : (
        choices.map(({ format, Icon }) => (
          <Button key={format} size="small" icon={<Icon size={16} aria-hidden />} onClick={() => start(format)}>
            {texts.names[format]}
          </Button>
        ))
      )}
      {phase.kind === 'printing' && <PrintSheet sheet={phase.sheet} onDone={cancel} />}
    </ExportBar>
  );
}

function ExportStatus({
  phase,
  onCancel,
  onRetry,
}: {
  phase: ExportPhase;
  onCancel: () => void;
  onRetry: (format: ExportFormat) => void;
}) {
  switch (phase.kind) {
    case 'idle':
    case 'printing':
      return <ProgressText role="status" />;
    case 'reading':
    case 'writing':
      return (
        <ProgressText role="status">
          {phase.total === null
            ? texts.progress[phase.kind]
            : texts.progressOf[phase.kind]({ done: phase.done, total: phase.total })}
          <Button ref={moveFocusOnRemoval} size="small" variant="quiet" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </ProgressText>
      );
    case 'done':
      return <ProgressText role="status">{texts.done({ rows: phase.rows })}</ProgressText>;
    case 'failed':
      return (
        <ProgressText role="alert" data-tone="failed">
          {phase.format === 'print' ? texts.printFailed : texts.fileFailed({ format: texts.names[phase.format] })}
          <Button ref={moveFocusOnRemoval} size="small" variant="quiet" onClick={() => onRetry(phase.format)}>
            {texts.retry}
          </Button>
        </ProgressText>
      );
  }
}
