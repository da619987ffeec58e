import type { Bet } from '#shared/domain/bet.ts';
import { looked, looking, nextLookAt, type Doubt } from './doubt.ts';
import type { Intent } from './intent.ts';

/** What looking for a bet needs of the desk. */
export interface LookerPorts {
  readonly ports: {
    listBets(matchId: string): Promise<readonly Bet[]>;
    listEnded(matchId: string): Promise<readonly Bet[]>;
    now(): number;
    later(ms: number, callback: () => void): () => void;
  };
  /** Null once the bet is no longer in doubt. */
  doubtOf(reference: string): { readonly intent: Intent; readonly doubt: Doubt } | null;
  update(reference: string, doubt: Doubt): void;
  /** Whether the bet stands in this list; if so, it has been told. */
  found(intent: Intent, bets: readonly Bet[]): boolean;
  notPlaced(reference: string): void;
}

export interface Looker {
  /** Looks at the planned moments that are left. */
  plan(reference: string): void;
  /** Looks now, because somebody asked. */
  look(reference: string): void;
}

/** Looks for bets in the list of bets, one look at a time for each. */
export function createLooker({ ports, doubtOf, update, found, notPlaced }: LookerPorts): Looker {
  const planned = new Map<string, () => void>();

  const unplan = (reference: string) => {
    planned.get(reference)?.();
    planned.delete(reference);
  };

  function plan(reference: string): void {
    const current = doubtOf(reference);
    const at = current === null || current.doubt.reading ? null : nextLookAt(current.doubt);
    unplan(reference);
    if (at !== null) planned.set(reference, ports.later(Math.max(0, at - ports.now()), () => void look(reference, true)));
  }

  async function look(reference: string, isPlanned: boolean): Promise<void> {
    const current = doubtOf(reference);
    if (current === null || current.doubt.reading) return;
    unplan(reference);
    const { matchId } = current.intent.pick;
    // Only lists asked for after the decisive moment can say that the bet is not there.
    const decisive = ports.now() >= current.doubt.decisiveAt;
    update(reference, looking(current.doubt, isPlanned));
    const [active, ended] = await Promise.all([ports.listBets(matchId).catch(() => null), decisive ? ports.listEnded(matchId).catch(() => []) : []]);
    const bets = active === null ? null : [...active, ...ended];
    const after = doubtOf(reference);
    if (after === null || (bets !== null && found(after.intent, bets))) return;
    if (bets !== null && decisive) return notPlaced(reference);
    update(reference, looked(after.doubt, bets === null ? 'unreadable' : 'not-listed'));
    plan(reference);
  }

  return { plan, look: (reference) => void look(reference, false) };
}
