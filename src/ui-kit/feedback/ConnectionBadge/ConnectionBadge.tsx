import { Pause, TriangleAlert } from 'lucide-react';
import { Badge, BadgeIcon, BadgeText, Latency } from './ConnectionBadge.styles.ts';
import { texts } from './texts.ts';

export interface ConnectionBadgeProps {
  /**
   * `lost`: prices have stopped, of one market or of all. `offline`: the browser has no network. `unreliable`: prices
   * arrive, and their source reports them as unreliable.
   */
  state: 'connecting' | 'live' | 'paused' | 'lost' | 'offline' | 'unreliable';
  /** Duration of the last response. Null before the first. */
  latencyMs?: number | null;
  /** Shown instead of the latency, for example that prices arrive over the fallback connection. */
  note?: string | null;
  /** The badge is inside a control that announces changes itself. */
  silent?: boolean;
  /** Content on a narrow screen while no prices arrive. Name the control around an icon. */
  narrow?: 'text' | 'icon';
}

/** Shows whether prices are live. The state is announced, the ever-changing latency is not. */
export function ConnectionBadge({
  state,
  latencyMs = null,
  note = null,
  silent = false,
  narrow = 'text',
}: ConnectionBadgeProps) {
  const Icon =
    narrow === 'text' || state === 'live' || state === 'connecting' ? null : state === 'paused' ? Pause : TriangleAlert;
  return (
    <Badge data-state={state} data-narrow={Icon === null ? undefined : 'icon'}>
      {Icon !== null && (
        <BadgeIcon>
          <Icon size={20} aria-hidden />
        </BadgeIcon>
      )}
      <BadgeText role={silent ? undefined : 'status'}>{texts[state]}</BadgeText>{' '}
      {state === 'live' && (note ?? latencyMs) !== null && (
        <Latency>{note ?? texts.latency({ ms: Math.round(latencyMs ?? 0) })}</Latency>
      )}
    </Badge>
  );
}
