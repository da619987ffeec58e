import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { moveFocusOnRemoval } from '../../primitives/focus/move-focus-on-removal.ts';
import { Action, Description, Panel, Title } from '../EmptyState/EmptyState.styles.ts';
import { texts } from './texts.ts';

export interface ErrorPanelProps {
  /** The missing content, in the user's words. */
  title: string;
  /** The cause and a remedy. An error code may follow in brackets. */
  children?: ReactNode;
  /** Left out when trying again cannot help. */
  onRetry?: (() => void) | undefined;
  /** A retry is under way. */
  busy?: boolean;
  /** Other actions, after the retry. */
  action?: ReactNode;
}

/** Replaces content that failed to load. Screen readers announce it. */
export function ErrorPanel({ title, children, onRetry, busy = false, action }: ErrorPanelProps) {
  return (
    <Panel ref={moveFocusOnRemoval} role="alert">
      <TriangleAlert size={22} aria-hidden />
      <Title>{title}</Title>
      {children !== undefined && <Description>{children}</Description>}
      {(onRetry || action !== undefined) && (
        <Action>
          {onRetry && (
            <Button busy={busy} onClick={onRetry}>
              {texts.retry}
            </Button>
          )}
          {action}
        </Action>
      )}
    </Panel>
  );
}
