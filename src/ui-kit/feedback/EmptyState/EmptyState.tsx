import type { ReactNode } from 'react';
import { Action, Panel, Title, Description } from './EmptyState.styles.ts';

export interface EmptyStateProps {
  /** What would be here. */
  title: string;
  /** When it will be, or where to go next. */
  children?: ReactNode;
  /** Drawn above the title, for the eye alone. */
  icon?: ReactNode;
  /** The next step, as a button or a link. */
  action?: ReactNode;
}

/** Stands where content would be and there is none, with the way on. */
export function EmptyState({ title, children, icon, action }: EmptyStateProps) {
  return (
    <Panel>
      {icon}
      <Title>{title}</Title>
      {children !== undefined && <Description>{children}</Description>}
      {action !== undefined && <Action>{action}</Action>}
    </Panel>
  );
}
