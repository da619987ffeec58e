import type { CashOutLeg } from '#shared/domain/cash-out/cash-out.ts';
import { formatStake } from '#shared/format/amount.ts';
import { describeBreach } from '#shared/format/limit-breach.ts';
import { texts } from '../texts.ts';
import type { CashOutBlockReason } from './cash-out-block-reasons.ts';

/** Returns the text of the blocked button. A new block reason does not compile without its text. */
export function describeCashOutBlockReason(
  blockReason: CashOutBlockReason,
  nameOf: (leg: CashOutLeg) => string,
): string {
  switch (blockReason.kind) {
    case 'betting-block':
      return texts.marketBlocks[blockReason.by];
    case 'paused': {
      const { reason } = blockReason;
      return reason === '' ? texts.blockReasons.paused : texts.blockReasons.pausedFor({ reason });
    }
    case 'size': {
      const { leg, offered } = blockReason;
      return texts.blockReasons.size({
        offered: formatStake(offered),
        runner: nameOf(leg),
        needed: formatStake(leg.stake),
      });
    }
    case 'limit':
      return texts.blockReasons.limit({ runner: nameOf(blockReason.leg), problem: describeBreach(blockReason.breach) });
    default:
      return texts.blockReasons[blockReason.kind];
  }
}
