import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { StyledButton, type ButtonSize, type ButtonVariant } from './Button.styles.ts';

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
export function Button({
  variant = 'secondary',
  size = 'medium',
  busy = false,
  icon,
  full = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const inactive = busy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (inactive) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <StyledButton
      type="button"
      {...rest}
      data-look={variant}
      data-size={size}
      data-full={full || undefined}
      aria-busy={busy || undefined}
      aria-disabled={inactive || undefined}
      onClick={handleClick}
    >
      {busy ? <Spinner decorative /> : icon}
      {children}
    </StyledButton>
  );
}
