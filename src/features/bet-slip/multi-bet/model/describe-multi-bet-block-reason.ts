import { describeBlockReason } from '../../model/checks/describe-block-reason.ts';
import { texts } from '../texts.ts';
import type { MultiBetBlockReason } from './multi-bet-block-reasons.ts';

/** Label of the submit button while it is blocked. */
export function describeMultiBetBlockReason(blockReason: MultiBetBlockReason): string {
  if (blockReason.kind !== 'single') return texts.blockReasons[blockReason.kind];
  const reason = describeBlockReason(blockReason.blockReason);
  return blockReason.runner === null ? reason : texts.blockReasons.ofRunner({ runner: blockReason.runner, reason });
}
