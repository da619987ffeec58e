import { getFailure } from '#shared/api/failure.ts';
import type { CommandConfig, ReceiptList } from '#shared/commands/command-config.ts';
import { LAST_CHECK_MS } from '#shared/commands/reconciliation.ts';
import type { Bet } from '#shared/domain/bet/bet.ts';
import type { Money } from '#shared/domain/money/money.ts';
import type { BetAssignments } from './placement/bet-assignments.ts';
import type { BetIntent } from './placement/bet-intent.ts';

/** Ports that every command that places bets needs: bet lists, exposure and time. */
export interface BetListPorts {
  /** Reads a user's active bets of a match. Rejects when the list cannot be read, or another user has signed in. */
  listBets(matchId: string, userId: string): Promise<ReceiptList<Bet>>;
  /**
   * Reads the settled, void and deleted bets of a match, as one promise a list: a bet may end before a check finds it.
   * Each rejects when it cannot be read.
   */
  listEnded(matchId: string): readonly Promise<ReceiptList<Bet>>[];
  /**
   * Reads the active bets after a response, and shares the request of the page that shows them. Rejects like
   * `listBets`.
   */
  refreshBets(matchId: string, userId: string): Promise<readonly Bet[]>;
  /** The exposure as last read; null before the first reading. */
  getExposure(): Money | null;
  /** Reads the exposure and calls `onRead` with every reading. Returns a function that stops it. */
  watchExposure(onRead: (exposure: Money) => void): () => void;
  /** Shared by all commands that place bets. */
  readonly assignments: BetAssignments;
  now(): number;
  schedule(ms: number, callback: () => void): () => void;
  newReference(): string;
}

/** The latest arrival of a delayed request, in milliseconds after the bet delay has ended. */
const AFTER_DELAY_MS = 3_000;

interface BetCommand {
  readonly matchId: string;
  readonly delaySeconds: number;
}

const NO_BETS: ReceiptList<Bet> = { receipts: [], isWhole: true };

/**
 * Ended bets when a server does not have their list. Throws when it may have the list: it did not respond, or has ended
 * the session.
 */
function readNoEndedBets(error: unknown): ReceiptList<Bet> {
  const failure = getFailure(error);
  if (failure?.kind === 'signed-out' || (failure?.kind === 'unreachable' && failure.code !== 'PARSING_ERROR'))
    throw error;
  return NO_BETS;
}

/** Creates the part of the command configuration that single bets and multi-bets share. */
export function createBetCommandConfig<Payload>(ports: BetListPorts, describe: (payload: Payload) => BetCommand) {
  return {
    async listReceipts(payload, isConclusive) {
      const { matchId } = describe(payload);
      // A list that is missing on this server must not lose the others.
      const ended = isConclusive ? ports.listEnded(matchId).map((list) => list.catch(readNoEndedBets)) : [];
      const lists = await Promise.all([ports.listBets(matchId, payload.userId), ...ended]);
      return { receipts: lists.flatMap(({ receipts }) => receipts), isWhole: lists.every(({ isWhole }) => isWhole) };
    },
    refreshReceipts: (payload) => ports.refreshBets(describe(payload).matchId, payload.userId),
    getConclusiveAfterMs: (payload) => Math.max(LAST_CHECK_MS, describe(payload).delaySeconds * 1000 + AFTER_DELAY_MS),
    resumedFrom: 'sending',
    assignments: ports.assignments,
    exposure: { current: ports.getExposure, watch: ports.watchExposure },
    clock: { now: ports.now, schedule: ports.schedule },
    newReference: ports.newReference,
  } satisfies Partial<CommandConfig<Payload, Bet, BetIntent>>;
}
