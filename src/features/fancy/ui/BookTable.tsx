import { Amount, Badge, VisuallyHidden } from '#ui-kit';
import { holds, type BookBand } from '../model/book.ts';
import { texts } from '../texts.ts';
import { Table } from './FancyBook.styles.ts';

export interface BookTableProps {
  /** The line's name. */
  name: string;
  bands: readonly BookBand[];
  /** Marks the band the line stands in; null where nobody says. */
  reached: number | null;
}

/** The book in figures: a row for each band. */
export function BookTable({ name, bands, reached }: BookTableProps) {
  const typed = bands.some((band) => band.whatIf !== null);
  return (
    <Table>
      <VisuallyHidden as="caption">{texts.table(name)}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{texts.runs}</th>
          <th scope="col">{texts.result}</th>
          {typed && <th scope="col">{texts.withThisBet}</th>}
        </tr>
      </thead>
      <tbody>
        {bands.map((band) => (
          <tr key={band.from} aria-current={(reached !== null && holds(band, reached)) || undefined}>
            <th scope="row">
              {band.label} {reached !== null && holds(band, reached) && <Badge tone="live">{texts.reached(reached)}</Badge>}
            </th>
            <td>
              <Amount value={band.result} sign="always" />
            </td>
            {typed && (
              <td>
                <Amount value={band.whatIf ?? band.result} sign="always" />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
