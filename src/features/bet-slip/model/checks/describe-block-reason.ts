import { describeBreach } from '#shared/format/limit-breach.ts';
import { texts } from '../../texts.ts';
import type { BettingBlock } from '../ticket/selection-quote.ts';
import type { BlockReason } from './block-reasons.ts';

const describeBettingBlock = (bettingBlock: BettingBlock): string =>
  bettingBlock.by === 'line-locked' ? bettingBlock.label : texts.bettingBlocks[bettingBlock.by];

/** Label of the submit button while it is blocked. A new block reason does not compile without its text. */
export function describeBlockReason(blockReason: BlockReason): string {
  switch (blockReason.kind) {
    case 'betting-block':
      return describeBettingBlock(blockReason.bettingBlock);
    case 'limit':
      return describeBreach(blockReason.breach);
    default:
      return texts.blockReasons[blockReason.kind];
  }
}
