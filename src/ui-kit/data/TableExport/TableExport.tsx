import { Download, FileSpreadsheet, FileText, Printer, Sheet as SheetIcon } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import type { Column } from '../DataTable/model/column.ts';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { MenuItem } from '../../primitives/Menu/MenuItem.styles.ts';
import { exportFormats, type ExportFormat } from './formats/export-formats.ts';
import { PrintSheet } from './PrintSheet.tsx';
import type { ExportNotes } from './formats/export-sheet.ts';
import { TriggerLabel, ExportBar, ProgressText } from './TableExport.styles.ts';
import { texts } from './texts.ts';
import { useExport, type ExportPhase, type ExportRows } from './useExport.ts';

export interface TableExportProps<Row> {
  /** Names the file and heads the page. */
  name: string;
  /** The columns of the file: those of the table. */
  columns: readonly Column<Row>[];
  /** The rows of the file, or how to fetch them all. */
  rows: ExportRows<Row>;
  /** What the rows are of, in every format: the period, the filters, the search; balances where the rows lead from one to the other. */
  notes?: ExportNotes;
  /** `buttons` stand side by side where a screen is named for them; a menu elsewhere. */
  variant?: 'menu' | 'buttons';
  /** The formats offered. All of them when left out. */
  formats?: readonly ExportFormat[];
}

const icons = { csv: SheetIcon, excel: FileSpreadsheet, pdf: FileText, print: Printer } as const;
const NO_NOTES: ExportNotes = [];

/** Every row of a table as a file or on paper: how far it is, called off at any time, and told when it failed. */
export function TableExport<Row>({
  name,
  columns,
  rows,
  notes = NO_NOTES,
  variant = 'menu',
  formats = exportFormats,
}: TableExportProps<Row>) {
  const [open, setOpen] = useState(false);
  const { phase, start, cancel } = useExport({ name, notes, columns, rows });
  const choices = formats.map((format) => ({ format, Icon: icons[format] }));
  const startExport = (format: ExportFormat) => {
    setOpen(false);
    start(format);
  };
  return (
    <ExportBar>
      <ExportStatus phase={phase} onCancel={cancel} onRetry={start} />
      {variant === 'menu' ? (
        <Menu
          label={texts.exportOf(name)}
          trigger={
            <TriggerLabel>
              <Download size={16} aria-hidden />
              {texts.export}
            </TriggerLabel>
          }
          open={open}
          onOpen={setOpen}
        >
          {choices.map(({ format, Icon }) => (
            <MenuItem key={format} type="button" onClick={() => startExport(format)}>
              <Icon size={18} aria-hidden />
              {texts.names[format]}
            </MenuItem>
          ))}
        </Menu>
      ) : (
        choices.map(({ format, Icon }) => (
          <Button key={format} size="small" icon={<Icon size={16} aria-hidden />} onClick={() => startExport(format)}>
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
          {texts[phase.kind](phase.done, phase.total)}
          <Button size="small" variant="quiet" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </ProgressText>
      );
    case 'done':
      return <ProgressText role="status">{texts.done(phase.rows)}</ProgressText>;
    case 'failed':
      return (
        <ProgressText role="alert" data-tone="failed">
          {texts.failed(phase.format)}
          <Button size="small" variant="quiet" onClick={() => onRetry(phase.format)}>
            {texts.retry}
          </Button>
        </ProgressText>
      );
  }
}
