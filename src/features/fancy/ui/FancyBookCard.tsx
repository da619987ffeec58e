import { Card } from '#ui-kit';
import { texts } from '../texts.ts';
import type { FancyBookProps } from './FancyBook.tsx';
import { LazyFancyBook } from './LazyFancyBook.tsx';

/** The book beside the slip, where it follows the bet being typed. */
export function FancyBookCard(book: FancyBookProps) {
  return (
    <Card title={texts.title(book.line.name)} level="h3">
      <LazyFancyBook {...book} />
    </Card>
  );
}
