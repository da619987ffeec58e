import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Body, CloseButton, Dialog, Footer, Head, Title } from './Modal.styles.ts';
import { registerDialog } from './open-dialogs.ts';
import { texts } from './texts.ts';

export interface ModalProps {
  /** Whether the dialog is open. Controlled by the owner. */
  open: boolean;
  /** Heading and accessible name of the dialog. */
  title: string;
  /** Called on Escape, backdrop and close button. The owner sets `open` to false. */
  onClose: () => void;
  /** `sheet` rises from the lower edge (phones), `wide` for tables. */
  variant?: 'dialog' | 'wide' | 'sheet';
  /** `flush` leaves the padding to the content. */
  padding?: 'base' | 'flush';
  /** Buttons in a row that does not scroll. */
  footer?: ReactNode;
  /** The body, which scrolls when it is longer than the screen. */
  children: ReactNode;
}

/** Longest transition of the styles in milliseconds. The content stays until then. */
const EXIT_MS = 300;

/**
 * A native `<dialog>`: the browser traps and restores focus. The element with `data-autofocus` gets the focus first.
 * Content renders only while the dialog is visible.
 */
export function Modal({ open, title, onClose, variant = 'dialog', padding = 'base', footer, children }: ModalProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isMounted, setIsMounted] = useState(open);
  if (open && !isMounted) setIsMounted(true);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) {
      element.showModal();
      element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    }
    if (open) return registerDialog(element);
    element.close();
    const timer = setTimeout(() => setIsMounted(false), EXIT_MS);
    return () => clearTimeout(timer);
  }, [open]);

  const handleBackdropPress = (event: MouseEvent<HTMLDialogElement>) => {
    // Only the backdrop reports the dialog itself as the target.
    if (event.target === event.currentTarget) onClose();
  };

  return (
    <Dialog
      ref={dialog}
      data-shape={variant}
      aria-labelledby={titleId}
      onMouseDown={handleBackdropPress}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {isMounted && (
        <>
          <Head>
            <Title id={titleId}>{title}</Title>
            <CloseButton type="button" aria-label={texts.close} onClick={onClose}>
              <X size={20} aria-hidden />
            </CloseButton>
          </Head>
          <Body data-flush={padding === 'flush' || undefined}>{children}</Body>
          {footer !== undefined && <Footer>{footer}</Footer>}
        </>
      )}
    </Dialog>
  );
}
