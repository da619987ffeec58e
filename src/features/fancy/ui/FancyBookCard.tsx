import { Card } from '#ui-kit';
import { texts } from '../texts.ts';
import type { FancyBookProps } from './FancyBook.tsx';
import { LazyFancyBook } from './LazyFancyBook.tsx';

/** Shows the book beside the slip. It follows the draft bet. */
export function FancyBookCard(book: FancyBookProps) {
  return (
    <Card title={texts.title({ line: book.line.name })} headingLevel="h3">
      <LazyFancyBook {...book} />
    </Card>
  );
}
