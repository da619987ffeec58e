import { Amount, Badge, VisuallyHidden } from '#ui-kit';
import { type BookBand, containsScore } from '../model/fancy-book.ts';
import { texts } from '../texts.ts';
import { BandTable } from './FancyBook.styles.ts';

export interface BookTableProps {
  /** Name of the line. */
  name: string;
  bands: readonly BookBand[];
  /** Current score, whose band is marked; null when the server sends none. */
  currentScore: number | null;
}

/** Table of the book, one row for each band. */
export function BookTable({ name, bands, currentScore }: BookTableProps) {
  const hasDraft = bands.some((band) => band.whatIf !== null);
  return (
    <BandTable>
      <VisuallyHidden as="caption">{texts.table({ line: name })}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{texts.runs}</th>
          <th scope="col">{texts.result}</th>
          {hasDraft && <th scope="col">{texts.withThisBet}</th>}
        </tr>
      </thead>
      <tbody>
        {bands.map((band) => (
          <tr key={band.from} aria-current={(currentScore !== null && containsScore(band, currentScore)) || undefined}>
            <th scope="row">
              {band.label}{' '}
              {currentScore !== null && containsScore(band, currentScore) && (
                <Badge tone="accent">{texts.reached({ runs: currentScore })}</Badge>
              )}
            </th>
            <td>
              <Amount value={band.result} sign="always" />
            </td>
            {hasDraft && (
              <td>
                <Amount value={band.whatIf ?? band.result} sign="always" />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </BandTable>
  );
}
