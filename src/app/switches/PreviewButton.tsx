import { useState } from 'react';
import { formatTimestamp } from '#shared/format/timestamp.ts';
import { Button, Modal } from '#ui-kit';
import { MessageButton } from './OperatorMessage.styles.ts';
import { PreviewLine } from './PreviewButton.styles.ts';
import { texts } from './texts.ts';

export interface PreviewButtonProps {
  /** End of the preview, in milliseconds since 1970-01-01 UTC. */
  end: number;
  /** Shows the current configuration. */
  onLeave: () => void;
  /** A `form` is the only content of its page: sign-in and registration. */
  below?: 'form' | undefined;
}

/** Names the preview of this tab. A press explains it. */
export function PreviewButton({ end, onLeave, below }: PreviewButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <PreviewLine data-below={below}>
      <MessageButton type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {texts.preview}
      </MessageButton>
      <Modal
        open={isOpen}
        title={texts.previewTitle}
        onClose={() => setIsOpen(false)}
        footer={<Button onClick={onLeave}>{texts.leavePreview}</Button>}
      >
        <p>{texts.previewText({ time: formatTimestamp(end) ?? '' })}</p>
      </Modal>
    </PreviewLine>
  );
}
