import { MINUTE_MS } from '#shared/format/durations.ts';
import type { Exchange } from '../exchange/exchange.ts';
import type { WireFault, WireFaults } from '../wire-faults.ts';

export interface OperatorTools {
  readonly exchange: Exchange;
  readonly faults: WireFaults;
  /** Drops every socket of the stream. Clients connect again. */
  readonly disconnectStreams: () => void;
}

const LATENCY_MS = 2_000;
const MAX_JUMP_MINUTES = 60 * 24 * 30;

const faultsByName: Readonly<Record<string, WireFault>> = {
  latency: { delayMs: LATENCY_MS },
  error: { status: 502, body: '<h1>502 Bad Gateway</h1>' },
  'lost-before': 'lost-before',
  'lost-after': 'lost-after',
};

/** Reads a whole number of a field within its range, or null. */
function readCount(form: URLSearchParams, name: string, max: number): number | null {
  const text = form.get(name) ?? '';
  const value = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= max ? value : null;
}

/** Performs one form of the operator page. Returns what happened, or null when the form does not fit. */
export async function applyOperatorAction(
  { exchange, faults, disconnectStreams }: OperatorTools,
  action: string,
  form: URLSearchParams,
): Promise<string | null> {
  const { operator, clock, board, accounts } = exchange;
  const eventId = form.get('event') ?? '';
  switch (action) {
    case 'suspend':
    case 'open': {
      if (board.findMarket(eventId) === null) return null;
      await operator.setMarket(eventId, { suspended: action === 'suspend' });
      return `${eventId} is ${action === 'suspend' ? 'suspended' : 'open'}.`;
    }
    case 'settle':
      return `${eventId}: ${await operator.settle(eventId)} bets settled.`;
    case 'void':
      if (eventId === '') return null;
      return (await operator.abandon(eventId))
        ? `${eventId} is void.`
        : `${eventId} is not void: its bets are already settled.`;
    case 'history': {
      const [bets, days] = [readCount(form, 'bets', 2_000), readCount(form, 'days', 365)];
      const account = accounts.findAccount(form.get('user') ?? '');
      if (bets === null || days === null || account === null) return null;
      await operator.seedHistory(account.userId, { bets, days });
      return `${account.userName} has a history, unless the account had bets before.`;
    }
    case 'faults': {
      const calls = readCount(form, 'calls', 1_000);
      const fault = faultsByName[form.get('fault') ?? ''];
      if (calls === null || fault === undefined) return null;
      faults.applyToNextCalls(calls, fault);
      return `The next ${calls} calls have this fault.`;
    }
    case 'clear-faults':
      faults.clear();
      return 'No call has a fault.';
    case 'disconnect':
      disconnectStreams();
      return 'Every socket was dropped.';
    case 'clock': {
      const minutes = readCount(form, 'minutes', MAX_JUMP_MINUTES);
      if (minutes === null) return null;
      clock.advance(minutes * MINUTE_MS);
      // Saves the time, so that it survives a restart.
      await operator.setDelays({});
      return `The exchange's time is ${new Date(clock.now()).toISOString()}.`;
    }
    default:
      return null;
  }
}
