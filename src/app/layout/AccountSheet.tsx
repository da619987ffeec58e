import { Modal } from '#ui-kit';
import { AccountPanel } from './AccountPanel.tsx';
import { texts } from './texts.ts';

export interface AccountSheetProps {
  open: boolean;
  /** Closed, or something was chosen that leaves it behind. */
  onClose: () => void;
}

/** The account menu on a phone. Comes with menu-parts.ts, and brings the dialog along. */
export function AccountSheet({ open, onClose }: AccountSheetProps) {
  return (
    <Modal open={open} shape="sheet" title={texts.account} onClose={onClose}>
      <AccountPanel onLeave={onClose} />
    </Modal>
  );
}
