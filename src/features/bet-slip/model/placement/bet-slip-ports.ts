import type { CommandResponse } from '#shared/commands/command.ts';
import type { PendingCommands } from '#shared/commands/command-config.ts';
import type { Bet } from '#shared/domain/bet/bet.ts';
import type { BetListPorts } from '../bet-commands.ts';
import type { BetIntent, BetPayload } from './bet-intent.ts';

/** Everything that the bet slip controller needs from the app. */
export interface BetSlipPorts extends BetListPorts {
  /** Sends the bet exactly once. */
  placeBet(intent: BetIntent): Promise<CommandResponse<Bet>>;
  /** Refreshes the queries that a bet changes. */
  refresh(intent: BetIntent): void;
  /** Stores bets without an outcome. */
  readonly pendingBets: PendingCommands<BetIntent>;
}

/** Page data that accompanies a submit. */
export type SubmitOptions = Pick<BetPayload, 'delaySeconds' | 'knownBetIds'>;
