import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Face, type ButtonSize, type ButtonVariant } from './Button.styles.ts';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** `primary` once per view; `back` and `lay` place a bet on that side. */
  variant?: ButtonVariant;
  /** `small` inside heads and rows, `large` for the one thing a panel is for. */
  size?: ButtonSize;
  /** Waiting for an answer: keeps focus and label, ignores presses. */
  busy?: boolean;
  /** Drawn before the label. */
  icon?: ReactNode;
  /** Takes the width of its container. */
  full?: boolean;
}

/** Give `aria-disabled` rather than `disabled` to what was just pressed: it keeps the focus, and the press is swallowed here. */
export function Button({ variant = 'secondary', size = 'medium', busy = false, icon, full = false, onClick, children, ...rest }: ButtonProps) {
  const held = busy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (held) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Face
      type="button"
      {...rest}
      data-look={variant}
      data-size={size}
      data-full={full || undefined}
      aria-busy={busy || undefined}
      aria-disabled={held || undefined}
      onClick={press}
    >
      {busy ? <Spinner decorative /> : icon}
      {children}
    </Face>
  );
}
