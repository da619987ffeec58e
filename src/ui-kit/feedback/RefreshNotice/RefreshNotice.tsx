import type { ComponentPropsWithRef } from 'react';
import { RefreshText } from './RefreshNotice.styles.ts';

export interface RefreshNoticeProps extends ComponentPropsWithRef<'p'> {
  /** `warn` for figures that someone may act on, `quiet` for a list in a card. */
  tone?: 'warn' | 'quiet';
  /** `small` beside dense content, such as a market. */
  size?: 'small' | 'medium';
}

/**
 * Says that the content below is from an earlier read. Pass `role="status"` unless the page announces the failure in
 * another way. It is not a form of `Notice`: the login page loads that one.
 */
export function RefreshNotice({ tone = 'warn', size = 'medium', ...rest }: RefreshNoticeProps) {
  return <RefreshText {...rest} data-refresh-notice={tone} data-size={size} />;
}
