import { CircleCheck, TriangleAlert, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { type CloseButtonProps, cssTransition, type IconProps, toast, ToastContainer } from 'react-toastify/unstyled';
import { getTopmostDialog, subscribeToDialogs } from '../../primitives/Modal/open-dialogs.ts';
import { texts } from './texts.ts';
import { animationClass, Host, ToastLayerStyle } from './Toast.styles.ts';

/** Five seconds, one toast at a time, top right, dismissed by a drag of 80 % of its width. */
const VISIBLE_MS = 5000;
const DRAG_PERCENT = 80;
const transition = cssTransition(animationClass);

/**
 * A popover inside the topmost dialog, where it is visible, pressable and announced. Without a dialog it is on the
 * page.
 */
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
  /** Duration of a message in milliseconds. `false` keeps it until it is dismissed (pictures of stories). */
  closesAfterMs?: number | false;
}

/**
 * The unstyled build of react-toastify: the other one injects a style tag that the security policy blocks. The shell
 * renders it once.
 */
export function ToastHost({ closesAfterMs = VISIBLE_MS }: ToastHostProps) {
  const [layer] = useState(createToastLayer);
  useEffect(() => keepAboveDialogs(layer), [layer]);
  return createPortal(<ToastList closesAfterMs={closesAfterMs} />, layer);
}

interface ToastListProps extends Required<ToastHostProps> {
  /** The list shows only messages to this id. Without it, those of `notify`. */
  containerId?: string;
}

/** The messages of the host, at the place in the page where it renders. */
export function ToastList({ closesAfterMs, containerId }: ToastListProps) {
  return (
    <Host>
      <ToastLayerStyle />
      <ToastContainer
        aria-label={texts.host}
        position="top-right"
        autoClose={closesAfterMs}
        limit={1}
        draggable
        draggablePercent={DRAG_PERCENT}
        transition={transition}
        icon={renderSign}
        closeButton={CloseToast}
        {...(containerId !== undefined && { containerId })}
      />
    </Host>
  );
}

/** Draws a shape for each kind of message, which needs no colour. */
function renderSign({ type }: IconProps) {
  const Sign = type === 'error' ? TriangleAlert : CircleCheck;
  return <Sign size={18} aria-hidden />;
}

function CloseToast({ closeToast }: CloseButtonProps) {
  return (
    <button type="button" className="Toastify__close-button" aria-label={texts.close} onClick={closeToast}>
      <X size={14} aria-hidden />
    </button>
  );
}

/** Shows a toast only for a non-empty message (docs/requirements.md#8-errors). */
export const notify = {
  showSuccess(message: string): void {
    if (message !== '') toast.success(message, { role: 'status' });
  },
  showError(message: string): void {
    if (message !== '') toast.error(message, { role: 'alert' });
  },
  /** Removes every message, visible and queued (sign-out). */
  clear(): void {
    toast.clearWaitingQueue();
    toast.dismiss();
  },
} as const;
