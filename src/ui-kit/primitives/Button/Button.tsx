import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { type ButtonSize, type ButtonVariant, StyledButton } from './Button.styles.ts';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** `primary` once per view. `back` and `lay` place a bet on that side. */
  variant?: ButtonVariant;
  /** `small` inside heads and rows, `large` for the main action of a panel. */
  size?: ButtonSize;
  /** Waits for a response: keeps focus and label, ignores presses. */
  busy?: boolean;
  /** Drawn before the label. */
  icon?: ReactNode;
  /** Takes the width of its container. */
  full?: boolean;
}

/**
 * A button. After a press use `aria-disabled` instead of `disabled`: it keeps the focus, and the button ignores
 * presses.
 */
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
  const isInactive = busy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isInactive) event.preventDefault();
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
      aria-disabled={isInactive || undefined}
      onClick={handleClick}
    >
      {busy ? <Spinner decorative /> : icon}
      {children}
    </StyledButton>
  );
}
