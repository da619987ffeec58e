import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { SquareButton } from './IconButton.styles.ts';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Accessible name and tooltip. */
  label: string;
  /** Hidden from screen readers by the caller. */
  icon: ReactNode;
  /** For toggles. Left out for one-time actions. */
  pressed?: boolean;
}

/** An icon button. Use `aria-disabled` instead of `disabled`: it keeps the focus, and the button ignores presses. */
export function IconButton({ label, icon, pressed, onClick, ...rest }: IconButtonProps) {
  const isInactive = rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isInactive) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <SquareButton type="button" {...rest} aria-label={label} title={label} aria-pressed={pressed} onClick={handleClick}>
      {icon}
    </SquareButton>
  );
}
