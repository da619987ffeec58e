import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { SquareButton } from './IconButton.styles.ts';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** What it does, in words: its spoken name, and what the pointer is told. */
  label: string;
  /** Hidden from the screen reader by whoever draws it. */
  icon: ReactNode;
  /** For what is on or off; left out where a press does something once. */
  pressed?: boolean;
}

/** A small thing to press where words have no room. Give `aria-disabled` rather than `disabled`: it keeps the focus, and the press is swallowed here. */
export function IconButton({ label, icon, pressed, onClick, ...rest }: IconButtonProps) {
  const inactive = rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (inactive) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <SquareButton type="button" {...rest} aria-label={label} title={label} aria-pressed={pressed} onClick={handleClick}>
      {icon}
    </SquareButton>
  );
}
