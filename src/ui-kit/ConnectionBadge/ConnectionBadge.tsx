import { Badge, Latency } from './ConnectionBadge.styles.ts';
import { texts } from './texts.ts';

export interface ConnectionBadgeProps {
  state: 'connecting' | 'live' | 'paused' | 'lost';
  /** How long the last answer took; null before the first. */
  latencyMs?: number | null;
}

/** Whether prices are live. The state is announced; the latency, which changes all the time, is not. */
export function ConnectionBadge({ state, latencyMs = null }: ConnectionBadgeProps) {
  return (
    <Badge data-state={state}>
      <span role="status">{texts[state]}</span>
      {state === 'live' && latencyMs !== null && <Latency>{texts.latency(latencyMs)}</Latency>}
    </Badge>
  );
}
