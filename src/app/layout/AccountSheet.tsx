import { Modal } from '#ui-kit';
import { AccountPanel } from './AccountPanel.tsx';
import { texts } from './texts.ts';

export interface AccountSheetProps {
  open: boolean;
  /** Called when the user closes the sheet or chooses a link. */
  onClose: () => void;
}

/** The account menu on a phone. Its file includes the dialog. */
export function AccountSheet({ open, onClose }: AccountSheetProps) {
  return (
    <Modal open={open} variant="sheet" title={texts.account} onClose={onClose}>
      <AccountPanel onLeave={onClose} />
    </Modal>
  );
}
