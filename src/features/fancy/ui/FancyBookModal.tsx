import { useState } from 'react';
import { Modal } from '#ui-kit';
import { texts } from '../texts.ts';
import type { FancyBookProps } from './FancyBook.tsx';
import { LazyFancyBook } from './LazyFancyBook.tsx';

export interface FancyBookModalProps extends Omit<FancyBookProps, 'line'> {
  /** Null: closed. */
  line: FancyBookProps['line'] | null;
  /** The dialog was closed. */
  onClose: () => void;
}

/** The book over the page. The last one stays inside while the dialog leaves. */
export function FancyBookModal({ line, onClose, ...book }: FancyBookModalProps) {
  const [lastLine, setLastLine] = useState(line);
  if (line !== null && line !== lastLine) setLastLine(line);
  const visibleLine = line ?? lastLine;
  return (
    <Modal
      open={line !== null}
      shape="wide"
      title={visibleLine === null ? '' : texts.title(visibleLine.name)}
      onClose={onClose}
    >
      {visibleLine !== null && <LazyFancyBook line={visibleLine} {...book} />}
    </Modal>
  );
}
