import { Modal } from '#ui-kit';
import { texts } from './texts.ts';

export interface MessageDialogProps {
  message: string;
  open: boolean;
  onClose: () => void;
}

/** The operator's whole message. */
export const MessageDialog = ({ message, open, onClose }: MessageDialogProps) => (
  <Modal open={open} title={texts.message} onClose={onClose}>
    <p dir="auto">{message}</p>
  </Modal>
);
