import type { CommandConfig } from '#shared/commands/command-config.ts';
import { LAST_CHECK_MS } from '#shared/commands/reconciliation.ts';
import type { Bet } from '#shared/domain/bet/bet.ts';
import type { Money } from '#shared/domain/money/money.ts';
import type { BetIntent } from './placement/bet-intent.ts';
import type { BetRegister } from './placement/bet-register.ts';

/** What every command that places bets needs of the app: the server's lists of bets, the exposure and the time. */
export interface BetListPorts {
  /** The active bets of a match, as the server lists them now. Rejects when they cannot be read. */
  listBets(matchId: string): Promise<readonly Bet[]>;
  /** Its settled, void and deleted bets: where a bet stands that ended before it was found. */
  listEnded(matchId: string): Promise<readonly Bet[]>;
  /** The active bets after a response; the page that shows them shares the request. Rejects when they cannot be read. */
  refreshBets(matchId: string): Promise<readonly Bet[]>;
  /** The exposure as last read; null before the first reading. */
  exposure(): Money | null;
  /** Reads the exposure, and calls with every reading until the returned function is called. */
  watchExposure(onRead: (exposure: Money) => void): () => void;
  /** Shared by everything that places bets. */
  readonly register: BetRegister;
  now(): number;
  schedule(ms: number, callback: () => void): () => void;
  newReference(): string;
}

/** A request that the market holds for its delay arrives this much later at most. */
const AFTER_DELAY_MS = 3_000;

interface BetCommand {
  readonly matchId: string;
  readonly delaySeconds: number;
}

/** The part of a command's configuration that single bets and multi-bets share. */
export function betCommandConfig<Payload>(ports: BetListPorts, describe: (payload: Payload) => BetCommand) {
  return {
    async listReceipts(payload, isConclusive) {
      const { matchId } = describe(payload);
      const ended = isConclusive ? ports.listEnded(matchId).catch(() => []) : [];
      const lists = await Promise.all([ports.listBets(matchId), ended]);
      return lists.flat();
    },
    refreshReceipts: (payload) => ports.refreshBets(describe(payload).matchId),
    conclusiveAfterMs: (payload) => Math.max(LAST_CHECK_MS, describe(payload).delaySeconds * 1000 + AFTER_DELAY_MS),
    resumedFrom: 'sending',
    register: ports.register,
    effects: { current: ports.exposure, watch: ports.watchExposure },
    clock: { now: ports.now, schedule: ports.schedule },
    newReference: ports.newReference,
  } satisfies Partial<CommandConfig<Payload, Bet, BetIntent>>;
}
