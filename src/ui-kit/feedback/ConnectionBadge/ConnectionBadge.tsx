import { Badge, Latency } from './ConnectionBadge.styles.ts';
import { texts } from './texts.ts';

export interface ConnectionBadgeProps {
  /** `unreliable`: prices come, and their own source says not to rely on them. */
  state: 'connecting' | 'live' | 'paused' | 'lost' | 'unreliable';
  /** How long the last answer took; null before the first. */
  latencyMs?: number | null;
  /** In the place of the time, where there is more to say: that prices come by another way than they should. */
  note?: string | null;
  /** Inside a control, which says aloud for itself what changes. */
  quiet?: boolean;
}

/** Whether prices are live. The state is announced; the latency, which changes all the time, is not. */
export function ConnectionBadge({ state, latencyMs = null, note = null, quiet = false }: ConnectionBadgeProps) {
  return (
    <Badge data-state={state}>
      <span role={quiet ? undefined : 'status'}>{texts[state]}</span>{' '}
      {state === 'live' && (note ?? latencyMs) !== null && <Latency>{note ?? texts.latency(latencyMs ?? 0)}</Latency>}
    </Badge>
  );
}
