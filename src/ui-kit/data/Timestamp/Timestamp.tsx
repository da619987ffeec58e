import type { ComponentPropsWithRef } from 'react';
import { formatStartTime, formatTimestamp, parseTimestamp, type TimestampStyle } from '#shared/format/timestamp.ts';
import { texts } from './texts.ts';
import { TimeElement } from './Timestamp.styles.ts';

export interface TimestampProps extends Omit<ComponentPropsWithRef<'time'>, 'children' | 'dateTime'> {
  /** ISO 8601. Other text is drawn as a dash, never as now. */
  at: string | null;
  /** `clock` for rows of today, `table` in reports. */
  pattern?: TimestampStyle;
  /** Current time in milliseconds. Shows "Today 19:30" relative to it, instead of the pattern. */
  relativeTo?: number;
}

/** A moment in the display's time zone. */
export function Timestamp({ at, pattern = 'moment', relativeTo, ...rest }: TimestampProps) {
  const time = parseTimestamp(at);
  if (time === null) return <span>{texts.none}</span>;
  return (
    <TimeElement {...rest} dateTime={new Date(time).toISOString()}>
      {relativeTo === undefined ? formatTimestamp(time, pattern) : formatStartTime(time, relativeTo)}
    </TimeElement>
  );
}
