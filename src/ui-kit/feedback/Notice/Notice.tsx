import type { ComponentPropsWithRef, ReactNode } from 'react';
import { NoticeBand, type NoticeTone } from './Notice.styles.ts';

export interface NoticeProps extends ComponentPropsWithRef<'div'> {
  /** `loss` for what failed, `warn` for what to beware of. The words say it too. */
  tone?: NoticeTone;
  /** A second, quieter line: what to do, or the server's own words. */
  detail?: ReactNode;
}

/** A line about the form or panel it stands in, for as long as it holds. `role="alert"` where it appears on a press, `status` where it can wait. */
export function Notice({ tone = 'neutral', detail, children, ...rest }: NoticeProps) {
  return (
    <NoticeBand {...rest} data-notice={tone}>
      {children}
      {detail !== undefined && detail !== null && <small>{detail}</small>}
    </NoticeBand>
  );
}
