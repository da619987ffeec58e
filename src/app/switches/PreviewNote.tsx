import { useState } from 'react';
import { formatTimestamp } from '#shared/format/timestamp.ts';
import { removePreviewToken } from '#shared/storage/preview-token.ts';
import { Button, Modal } from '#ui-kit';
import { getPreviewEnd } from '../boot/preview/preview-tab.ts';
import { MessageButton } from './OperatorMessage.styles.ts';
import { texts } from './texts.ts';

/** Says that this tab previews a configuration, and leads back to the current one. Nothing without a preview. */
export function PreviewNote() {
  const end = getPreviewEnd();
  return end === null ? null : (
    <PreviewButton
      end={end}
      onLeave={() => {
        removePreviewToken();
        location.reload();
      }}
    />
  );
}

export interface PreviewButtonProps {
  /** End of the preview, in milliseconds since 1970-01-01 UTC. */
  end: number;
  /** Shows the current configuration. */
  onLeave: () => void;
}

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
