import type { TelemetryEvent } from '#shared/telemetry/telemetry-event.ts';
import type { Attributes } from './record.ts';

type CommandEvent = Extract<TelemetryEvent, { kind: 'command' }>;

/** The last known step of a command. */
interface Progress {
  readonly outcome: CommandEvent['outcome']['type'];
  readonly wasUnverified: boolean;
  readonly checks: number;
}

/** Most commands whose progress the page remembers. */
const MAX_COMMANDS = 100;

const countReceipts = ({ outcome }: CommandEvent): number => ('receipts' in outcome ? outcome.receipts.length : 0);

/** Whether the list shows more than was sent, or what the server refused. */
const isContradiction = (event: CommandEvent, before: Progress): boolean =>
  before.outcome === 'refused' || countReceipts(event) > (event.command.legs?.length ?? 1);

/** Creates a function that turns the outcomes of commands into the steps of each. The references stay in the page. */
export function createCommandTracker(): (event: CommandEvent, at: number) => readonly Attributes[] {
  const progresses = new Map<string, Progress>();

  const set = ({ command: { reference } }: CommandEvent, progress: Progress): void => {
    progresses.delete(reference);
    progresses.set(reference, progress);
    const [oldest] = progresses.keys();
    if (progresses.size > MAX_COMMANDS && oldest !== undefined) progresses.delete(oldest);
  };

  return (event, at) => {
    const { name, command, outcome } = event;
    const before = progresses.get(command.reference);
    const describeStep = (step: string, more: Attributes = {}): Attributes => ({ command: name, step, ...more });
    const duration = { duration_ms: Math.max(0, at - command.sentAt) };
    if (outcome.type === 'sent') {
      set(event, { outcome: 'sent', wasUnverified: false, checks: 0 });
      const delay = command.delaySeconds ?? 0;
      const sent = describeStep('sent');
      return delay > 0 ? [sent, describeStep('held', { delay_ms: delay * 1000 })] : [sent];
    }
    if (outcome.type === 'unverified') {
      const checks = outcome.reconciliation.attempts;
      set(event, { outcome: 'unverified', wasUnverified: true, checks });
      return before?.outcome === 'unverified' ? [] : [describeStep('unverified', duration)];
    }
    const wasUnverified = before?.wasUnverified ?? false;
    const checks = before?.checks ?? 0;
    set(event, { outcome: outcome.type, wasUnverified, checks });
    const isOver = before !== undefined && before.outcome !== 'sent' && before.outcome !== 'unverified';
    const result = outcome.type === 'accepted' ? 'placed' : outcome.type;
    if (isOver) return isContradiction(event, before) ? [describeStep('contradicted', { outcome: result })] : [];
    return [
      wasUnverified
        ? describeStep('reconciled', { outcome: result, checks, ...duration })
        : describeStep(result, duration),
    ];
  };
}
