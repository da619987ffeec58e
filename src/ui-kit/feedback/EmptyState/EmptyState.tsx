import type { ReactNode } from 'react';
import { Action, Description, Panel, Title } from './EmptyState.styles.ts';

export interface EmptyStateProps {
  /** The missing content. */
  title: string;
  /** When it will appear, or where to go next. */
  children?: ReactNode;
  /** Decoration above the title. */
  icon?: ReactNode;
  /** The next step, as a button or a link. */
  action?: ReactNode;
}

/** Replaces missing content and offers the next step. */
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
