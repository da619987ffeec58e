import { Megaphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useBannerText } from '#shared/switches/switches.ts';
import { Modal, VisuallyHidden } from '#ui-kit';
import { MessageButton, MessageLine, MessageText } from './OperatorMessage.styles.ts';
import { texts } from './texts.ts';

export interface OperatorMessageProps {
  /** Shown while the operator has no message, so that a message moves nothing on the page. */
  children: ReactNode;
}

const ICON_SIZE = 14;

/** The operator's message, in a row that is always present. A press shows a message that is longer than the row. */
export function OperatorMessage({ children }: OperatorMessageProps) {
  const message = useBannerText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {/* The live region is there before its text, because screen readers announce only what changes in it. */}
      <VisuallyHidden role="status">{message}</VisuallyHidden>
      {message === null ? (
        children
      ) : (
        <MessageLine>
          <MessageButton type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            <Megaphone size={ICON_SIZE} aria-hidden />
            <MessageText>{message}</MessageText>
          </MessageButton>
        </MessageLine>
      )}
      <Modal open={isOpen && message !== null} title={texts.message} onClose={() => setIsOpen(false)}>
        <p>{message}</p>
      </Modal>
    </>
  );
}
