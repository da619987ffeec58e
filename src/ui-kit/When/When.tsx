import type { ComponentPropsWithRef } from 'react';
import { formatStart, formatWhen, parseWhen, type WhenStyle } from '#shared/format/when.ts';
import { texts } from './texts.ts';
import { Moment } from './When.styles.ts';

export interface WhenProps extends Omit<ComponentPropsWithRef<'time'>, 'children' | 'dateTime'> {
  /** ISO 8601; anything that is no moment is drawn as a dash, never as now. */
  at: string | null;
  /** `clock` for rows of today, `table` in reports. */
  pattern?: WhenStyle;
  /** Milliseconds: writes "Today 19:30" as seen from then, instead of the pattern. */
  seenFrom?: number;
}

/** A moment in the display's time zone. */
export function When({ at, pattern = 'moment', seenFrom, ...rest }: WhenProps) {
  const moment = parseWhen(at);
  if (moment === null) return <span>{texts.none}</span>;
  return (
    <Moment {...rest} dateTime={new Date(moment).toISOString()}>
      {seenFrom === undefined ? formatWhen(moment, pattern) : formatStart(moment, seenFrom)}
    </Moment>
  );
}
