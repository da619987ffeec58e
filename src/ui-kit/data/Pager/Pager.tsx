import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { toDisplayDigits } from '#shared/format/display.ts';
import { Select } from '../../forms/Select/Select.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import type { PageLength } from '../DataTable/model/table-state.ts';
import { PagerBar, Steps } from './Pager.styles.ts';
import { texts } from './texts.ts';

export interface PagerProps {
  /** Subject of the pages. */
  label: string;
  /** From 1. */
  page: number;
  /** Rows per page. */
  length: PageLength;
  /** Rows on all pages. With 0 only screen readers find the pager, whose status says so. */
  total: number;
  /** Offered page lengths. A single one is hidden. */
  lengths: readonly PageLength[];
  /** Receives the chosen page, from 1. */
  onPage: (page: number) => void;
  /** Receives the chosen page length. */
  onLength: (length: PageLength) => void;
}

const getLengthLabel = (length: PageLength): string => (length === 'all' ? texts.all : toDisplayDigits(String(length)));

/** Returns the number of rows when one page shows all of them, otherwise the range of this page. */
const describeRows = (from: number, to: number, total: number): string =>
  from === 1 && to === total ? texts.allRows({ total }) : texts.rowRange({ from, to, total });

/** Pages of rows: page length, shown range, and links to other pages. */
export function Pager({ label, page, length, total, lengths, onPage, onLength }: PagerProps) {
  const size = length === 'all' ? Math.max(1, total) : length;
  const lastPage = Math.max(1, Math.ceil(total / size));
  const steps = [
    { name: texts.first, to: 1, Icon: ChevronFirst },
    { name: texts.previous, to: page - 1, Icon: ChevronLeft },
    { name: texts.next, to: page + 1, Icon: ChevronRight },
    { name: texts.last, to: lastPage, Icon: ChevronLast },
  ];
  return (
    <PagerBar {...(total === 0 ? { role: 'none', 'data-empty': '' } : { 'aria-label': texts.pages({ table: label }) })}>
      {total > 0 && lengths.length > 1 && (
        <Select
          label={texts.length}
          labelDisplay="inline"
          options={lengths.map((candidate) => ({ value: String(candidate), name: getLengthLabel(candidate) }))}
          selected={String(length)}
          onSelect={(value) => {
            const selectedLength = lengths.find((candidate) => String(candidate) === value);
            if (selectedLength !== undefined) onLength(selectedLength);
          }}
        />
      )}
      <span role="status">{describeRows((page - 1) * size + 1, Math.min(total, page * size), total)}</span>
      {lastPage > 1 && (
        <Steps>
          {steps.map(({ name, to, Icon }, index) => {
            const isDisabled = to < 1 || to > lastPage || to === page;
            return [
              index === 2 && <span key="page">{texts.page({ page, last: lastPage })}</span>,
              <IconButton
                key={name}
                label={name}
                icon={<Icon size={18} aria-hidden />}
                aria-disabled={isDisabled}
                onClick={() => onPage(to)}
              />,
            ];
          })}
        </Steps>
      )}
    </PagerBar>
  );
}
