import { getNumberFormat } from '#shared/format/display.ts';

const formatCount = (count: number): string => getNumberFormat('plain', 0).format(count);

export const texts = {
  pages: (table: string) => `Pages of ${table}`,
  length: 'Rows',
  all: 'All',
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
  rowRange: (from: number, to: number, total: number) =>
    from === 1 && to === total
      ? `${formatCount(total)} ${total === 1 ? 'row' : 'rows'}`
      : `${formatCount(from)}–${formatCount(to)} of ${formatCount(total)}`,
  page: (page: number, last: number) => `Page ${formatCount(page)} of ${formatCount(last)}`,
} as const;
