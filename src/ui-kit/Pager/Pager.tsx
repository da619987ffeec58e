import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import type { PageLength } from '../DataTable/tableState.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Select } from '../Select/Select.tsx';
import { Line, Steps } from './Pager.styles.ts';
import { texts } from './texts.ts';

export interface PagerProps {
  /** What is paged. */
  label: string;
  /** From 1. */
  page: number;
  /** How many rows stand on a page. */
  length: PageLength;
  /** Rows of all pages. */
  total: number;
  /** The page lengths offered. One alone is no choice, and is not shown. */
  lengths: readonly PageLength[];
  /** The page chosen, from 1. */
  onPage: (page: number) => void;
  /** The page length chosen. */
  onLength: (length: PageLength) => void;
}

const nameOf = (length: PageLength): string => (length === 'all' ? texts.all : String(length));

/** Pages of rows: how many at a time, which of how many are shown, and the way to the others. */
export function Pager({ label, page, length, total, lengths, onPage, onLength }: PagerProps) {
  const size = length === 'all' ? Math.max(1, total) : length;
  const last = Math.max(1, Math.ceil(total / size));
  const steps = [
    { name: texts.first, to: 1, Icon: ChevronFirst },
    { name: texts.previous, to: page - 1, Icon: ChevronLeft },
    { name: texts.next, to: page + 1, Icon: ChevronRight },
    { name: texts.last, to: last, Icon: ChevronLast },
  ];
  return (
    <Line aria-label={texts.pages(label)}>
      {lengths.length > 1 && (
        <Select
          label={texts.length}
          labelled="inline"
          options={lengths.map((known) => ({ value: String(known), name: nameOf(known) }))}
          selected={String(length)}
          onSelect={(value) => {
            const chosen = lengths.find((known) => String(known) === value);
            if (chosen !== undefined) onLength(chosen);
          }}
        />
      )}
      <span role="status">{texts.shown((page - 1) * size + 1, Math.min(total, page * size), total)}</span>
      {last > 1 && (
        <Steps>
          {steps.map(({ name, to, Icon }, at) => {
            const held = to < 1 || to > last || to === page;
            return [
              at === 2 && <span key="page">{texts.page(page, last)}</span>,
              <IconButton key={name} label={name} icon={<Icon size={18} aria-hidden />} aria-disabled={held} onClick={() => onPage(to)} />,
            ];
          })}
        </Steps>
      )}
    </Line>
  );
}
