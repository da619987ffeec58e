import 'react-toastify/ReactToastify.css';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { toast, ToastContainer, type CloseButtonProps } from 'react-toastify/unstyled';
import { subscribeToDialogs, getTopmostDialog } from '../../primitives/Modal/open-dialogs.ts';
import { Host, ToastLayerStyle } from './Toast.styles.ts';
import { texts } from './texts.ts';

/** Specification 9: five seconds, one at a time, top right, dismissed by dragging 80 % of its width. */
const VISIBLE_MS = 5000;
const DRAG_PERCENT = 80;

/** A popover inside the topmost dialog: there it is seen over it, pressed and read out. On the page where none is open. */
function keepAboveDialogs(layer: HTMLElement): () => void {
  const moveToTop = () => {
    (getTopmostDialog() ?? document.body).append(layer);
    if (layer.isConnected && !layer.matches(':popover-open')) layer.showPopover();
  };
  moveToTop();
  const stop = subscribeToDialogs(moveToTop);
  return () => {
    stop();
    layer.remove();
  };
}

function createToastLayer(): HTMLElement {
  const layer = document.createElement('div');
  layer.popover = 'manual';
  layer.dataset['place'] = 'toasts';
  return layer;
}

export interface ToastHostProps {
  /** How long a message stays, in milliseconds; `false` keeps it until it is dismissed (pictures of stories). */
  closesAfterMs?: number | false;
}

/** The unstyled build: the other one injects a style tag that the security policy blocks. Stands once, in the shell. */
export function ToastHost({ closesAfterMs = VISIBLE_MS }: ToastHostProps) {
  const [layer] = useState(createToastLayer);
  useEffect(() => keepAboveDialogs(layer), [layer]);
  return createPortal(
    <Host>
      <ToastLayerStyle />
      <ToastContainer
        aria-label={texts.host}
        position="top-right"
        autoClose={closesAfterMs}
        limit={1}
        draggable
        draggablePercent={DRAG_PERCENT}
        theme="light"
        icon={false}
        closeButton={CloseToast}
      />
    </Host>,
    layer,
  );
}

function CloseToast({ closeToast }: CloseButtonProps) {
  return (
    <button type="button" className="Toastify__close-button" aria-label={texts.close} onClick={closeToast}>
      <X size={16} aria-hidden />
    </button>
  );
}

/** Only with words: a message that is empty shows nothing (specification 5). */
export const notify = {
  success(message: string): void {
    if (message !== '') toast.success(message, { role: 'status' });
  },
  error(message: string): void {
    if (message !== '') toast.error(message, { role: 'alert' });
  },
  /** Takes every message off, shown and waiting (sign-out). */
  clear(): void {
    toast.clearWaitingQueue();
    toast.dismiss();
  },
} as const;
