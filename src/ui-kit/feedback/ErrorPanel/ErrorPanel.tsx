import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Action, Panel, Title, Description } from '../EmptyState/EmptyState.styles.ts';
import { texts } from './texts.ts';

export interface ErrorPanelProps {
  /** What is missing, in the user's words. */
  title: string;
  /** Why, and what can be done; an error code may follow in brackets. */
  children?: ReactNode;
  /** Left out where trying again cannot help. */
  onRetry?: (() => void) | undefined;
  /** An attempt is under way. */
  retrying?: boolean;
  /** Other ways on, after the retry. */
  action?: ReactNode;
}

/** Stands where content could not be had; read aloud when it appears. */
export function ErrorPanel({ title, children, onRetry, retrying = false, action }: ErrorPanelProps) {
  return (
    <Panel role="alert">
      <TriangleAlert size={22} aria-hidden />
      <Title>{title}</Title>
      {children !== undefined && <Description>{children}</Description>}
      {(onRetry || action !== undefined) && (
        <Action>
          {onRetry && (
            <Button busy={retrying} onClick={onRetry}>
              {texts.retry}
            </Button>
          )}
          {action}
        </Action>
      )}
    </Panel>
  );
}
