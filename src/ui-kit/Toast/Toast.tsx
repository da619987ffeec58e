import 'react-toastify/ReactToastify.css';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { toast, ToastContainer, type CloseButtonProps } from 'react-toastify/unstyled';
import { subscribeDialogs, topmostDialog } from '../Modal/openDialogs.ts';
import { Host, Place } from './Toast.styles.ts';
import { texts } from './texts.ts';

/** Specification 9: five seconds, one at a time, top right, dismissed by dragging 80 % of its width. */
const SHOWN_MS = 5000;
const DRAG_PERCENT = 80;

/** A popover inside the topmost dialog: there it is seen over it, pressed and read out. On the page where none is open. */
function followDialogs(place: HTMLElement): () => void {
  const move = () => {
    (topmostDialog() ?? document.body).append(place);
    if (place.isConnected && !place.matches(':popover-open')) place.showPopover();
  };
  move();
  const stop = subscribeDialogs(move);
  return () => {
    stop();
    place.remove();
  };
}

function createPlace(): HTMLElement {
  const place = document.createElement('div');
  place.popover = 'manual';
  place.dataset['place'] = 'toasts';
  return place;
}

export interface ToastHostProps {
  /** How long a message stays, in milliseconds; `false` keeps it until it is dismissed (pictures of stories). */
  closesAfterMs?: number | false;
}

/** The unstyled build: the other one injects a style tag that the security policy blocks. Stands once, in the shell. */
export function ToastHost({ closesAfterMs = SHOWN_MS }: ToastHostProps) {
  const [place] = useState(createPlace);
  useEffect(() => followDialogs(place), [place]);
  return createPortal(
    <Host>
      <Place />
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
    place,
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
