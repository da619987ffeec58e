import type { ComponentPropsWithRef, ReactNode } from 'react';
import { NoticeBand, type NoticeTone } from './Notice.styles.ts';

export interface NoticeProps extends ComponentPropsWithRef<'div'> {
  /** `loss` for failures, `warn` for warnings. The text says it too. */
  tone?: NoticeTone;
  /** A second, quieter line: a remedy, or the server's message. */
  detail?: ReactNode;
}

/**
 * A message about its form or panel, shown as long as it applies. Use `role="alert"` after a press, `status` when it
 * can wait.
 */
export function Notice({ tone = 'neutral', detail, children, ...rest }: NoticeProps) {
  return (
    <NoticeBand {...rest} data-notice={tone}>
      {children}
      {detail !== undefined && detail !== null && <small>{detail}</small>}
    </NoticeBand>
  );
}
