import { type ReactNode, useEffect, useRef } from 'react';

interface PressAfterMountProps {
  /** A component whose first button leads to the state to draw. */
  children: ReactNode;
}

/** Draws a component in the state that a press on its first button causes. */
export function PressAfterMount({ children }: PressAfterMountProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.querySelector('button')?.click(), []);
  return <div ref={root}>{children}</div>;
}
