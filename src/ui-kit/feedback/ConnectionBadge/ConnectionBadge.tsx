import { Badge, Latency } from './ConnectionBadge.styles.ts';
import { texts } from './texts.ts';

export interface ConnectionBadgeProps {
  /** `unreliable`: prices arrive, and their source reports them as unreliable. */
  state: 'connecting' | 'live' | 'paused' | 'lost' | 'unreliable';
  /** Duration of the last response. Null before the first. */
  latencyMs?: number | null;
  /** Shown instead of the latency, for example that prices arrive over the fallback connection. */
  note?: string | null;
  /** The badge is inside a control that announces changes itself. */
  quiet?: boolean;
}

/** Shows whether prices are live. The state is announced, the ever-changing latency is not. */
export function ConnectionBadge({ state, latencyMs = null, note = null, quiet = false }: ConnectionBadgeProps) {
  return (
    <Badge data-state={state}>
      <span role={quiet ? undefined : 'status'}>{texts[state]}</span>{' '}
      {state === 'live' && (note ?? latencyMs) !== null && <Latency>{note ?? texts.latency(latencyMs ?? 0)}</Latency>}
    </Badge>
  );
}
