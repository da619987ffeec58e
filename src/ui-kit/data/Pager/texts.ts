import { getNumberFormat } from '#shared/format/display.ts';

const figure = (count: number): string => getNumberFormat('plain', 0).format(count);

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
      ? `${figure(total)} ${total === 1 ? 'row' : 'rows'}`
      : `${figure(from)}–${figure(to)} of ${figure(total)}`,
  page: (page: number, last: number) => `Page ${figure(page)} of ${figure(last)}`,
} as const;
