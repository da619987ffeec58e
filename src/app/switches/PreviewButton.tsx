import { useState } from 'react';
import { formatTimestamp } from '#shared/format/timestamp.ts';
import { Button, Modal } from '#ui-kit';
import { MessageButton } from './OperatorMessage.styles.ts';
import { texts } from './texts.ts';

export interface PreviewButtonProps {
  /** End of the preview, in milliseconds since 1970-01-01 UTC. */
  end: number;
  /** Shows the current configuration. */
  onLeave: () => void;
}

/** Names the preview of this tab. A press explains it. */
export function PreviewButton({ end, onLeave }: PreviewButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
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
    </>
  );
}
