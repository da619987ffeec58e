import { useState } from 'react';
import { Modal } from '#ui-kit';
import { texts } from '../texts.ts';
import type { FancyBookProps } from './FancyBook.tsx';
import { LazyFancyBook } from './LazyFancyBook.tsx';

export interface FancyBookModalProps extends Omit<FancyBookProps, 'line'> {
  /** Null closes the dialog. */
  line: FancyBookProps['line'] | null;
  /** Called when the bettor closes the dialog. */
  onClose: () => void;
}

/** Shows the book in a dialog. The last book stays visible during the closing transition. */
export function FancyBookModal({ line, onClose, ...book }: FancyBookModalProps) {
  const [lastLine, setLastLine] = useState(line);
  if (line !== null && line !== lastLine) setLastLine(line);
  const visibleLine = line ?? lastLine;
  return (
    <Modal
      open={line !== null}
      variant="wide"
      title={visibleLine === null ? '' : texts.title({ line: visibleLine.name })}
      onClose={onClose}
    >
      {visibleLine !== null && <LazyFancyBook line={visibleLine} {...book} />}
    </Modal>
  );
}
