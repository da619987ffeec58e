import { Download, FileSpreadsheet, FileText, Printer, Sheet as SheetIcon } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import type { Column } from '../DataTable/column.ts';
import { Menu } from '../Menu/Menu.tsx';
import { MenuItem } from '../Menu/MenuItem.styles.ts';
import { exportFormats, type ExportFormat } from './formats.ts';
import { Print } from './Print.tsx';
import type { ExportNotes } from './sheet.ts';
import { Face, Place, Progress } from './TableExport.styles.ts';
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
  look?: 'menu' | 'buttons';
  /** The formats offered. All of them when left out. */
  formats?: readonly ExportFormat[];
}

const icons = { csv: SheetIcon, excel: FileSpreadsheet, pdf: FileText, print: Printer } as const;
const noNotes: ExportNotes = [];

/** Every row of a table as a file or on paper: how far it is, called off at any time, and told when it failed. */
export function TableExport<Row>({ name, columns, rows, notes = noNotes, look = 'menu', formats = exportFormats }: TableExportProps<Row>) {
  const [open, setOpen] = useState(false);
  const { phase, start, cancel } = useExport({ name, notes, columns, rows });
  const choices = formats.map((format) => ({ format, Icon: icons[format] }));
  const press = (format: ExportFormat) => {
    setOpen(false);
    start(format);
  };
  return (
    <Place>
      <Told phase={phase} onCancel={cancel} onAgain={start} />
      {look === 'menu' ? (
        <Menu
          label={texts.exportOf(name)}
          trigger={
            <Face>
              <Download size={16} aria-hidden />
              {texts.export}
            </Face>
          }
          open={open}
          onOpen={setOpen}
        >
          {choices.map(({ format, Icon }) => (
            <MenuItem key={format} type="button" onClick={() => press(format)}>
              <Icon size={18} aria-hidden />
              {texts.names[format]}
            </MenuItem>
          ))}
        </Menu>
      ) : (
        choices.map(({ format, Icon }) => (
          <Button key={format} size="small" icon={<Icon size={16} aria-hidden />} onClick={() => press(format)}>
            {texts.names[format]}
          </Button>
        ))
      )}
      {phase.kind === 'printing' && <Print sheet={phase.sheet} onDone={cancel} />}
    </Place>
  );
}

function Told({ phase, onCancel, onAgain }: { phase: ExportPhase; onCancel: () => void; onAgain: (format: ExportFormat) => void }) {
  switch (phase.kind) {
    case 'idle':
    case 'printing':
      return <Progress role="status" />;
    case 'reading':
    case 'writing':
      return (
        <Progress role="status">
          {texts[phase.kind](phase.done, phase.total)}
          <Button size="small" variant="quiet" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </Progress>
      );
    case 'done':
      return <Progress role="status">{texts.done(phase.rows)}</Progress>;
    case 'failed':
      return (
        <Progress role="alert" data-tone="failed">
          {texts.failed(phase.format)}
          <Button size="small" variant="quiet" onClick={() => onAgain(phase.format)}>
            {texts.again}
          </Button>
        </Progress>
      );
  }
}
