import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BothWays } from '../../docs/BothWays.tsx';
import { Permutations } from '../../docs/Permutations.tsx';
import { toTextCell } from '../DataTable/model/cell-value.ts';
import { createSampleRows, sampleColumns, type SampleRow } from '../DataTable/samples.tsx';
import { TableExport, type TableExportProps } from './TableExport.tsx';
import type { ExportRows } from './useExport.ts';

const readAllRows: ExportRows<SampleRow> = () => createSampleRows(25);
/** Never finishes reading, and reports progress. */
const readEndlessly: ExportRows<SampleRow> = (signal, onProgress) => {
  onProgress(3000, 10_000);
  return new Promise((_, refuse) => signal.addEventListener('abort', () => refuse(signal.reason as Error)));
};
const broken = fn<ExportRows<SampleRow>>(() => Promise.reject(new Error('no')));

/** Storybook's manifest reads no `component: Table<Row>`. It finds the component of a name by the JSX of a story. */
const SampleExport = TableExport<SampleRow>;

const meta = preview.meta({
  component: SampleExport,
  args: {
    name: 'Settled bets',
    columns: sampleColumns,
    readRows: readAllRows,
    notes: [['Period', toTextCell('1 to 21 November')]],
  } satisfies TableExportProps<SampleRow>,
});

const findDownloadLink = () => document.querySelector<HTMLAnchorElement>('a[download]');

export const AsMenu = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export Settled bets' }));
    await expect(canvas.getByRole('button', { name: 'PDF' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'CSV' }));
    await expect(await canvas.findByText('25 rows exported')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export Settled bets' })).toHaveFocus();
    await expect(findDownloadLink()).toBeNull();
  },
});

export const AsButtons = meta.story({ args: { variant: 'buttons', formats: ['print', 'excel', 'pdf'] } });

export const UnderWay = meta.story({
  args: { readRows: readEndlessly },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export Settled bets' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Excel' }));
    await expect(await canvas.findByText('Reading 3,000 of 10,000 rows…')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.queryByText(/Reading/)).toBeNull());
  },
});

export const Failed = meta.story({
  args: { readRows: broken },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export Settled bets' }));
    await userEvent.click(canvas.getByRole('button', { name: 'PDF' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The PDF file could not be created');
    broken.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(broken).toHaveBeenCalledTimes(1));
  },
});

export const LongTextBothWays = meta.story({
  render: (args) => (
    <BothWays>
      {(direction) => (
        <TableExport {...args} name={`Settled bets of all sports and of every day, ${direction}`} variant="buttons" />
      )}
    </BothWays>
  ),
});

export const AllVariants = meta.story({
  name: 'Permutations',
  render: (args) => (
    <Permutations rows={['menu', 'buttons'] as const} columns={['all formats', 'one format'] as const}>
      {(variant, formats) => (
        <TableExport
          {...args}
          name={`${variant}, ${formats}`}
          variant={variant}
          {...(formats === 'one format' && { formats: ['csv'] as const })}
        />
      )}
    </Permutations>
  ),
});
