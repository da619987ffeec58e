import { formatStake } from '#shared/format/amount.ts';
import { formatTimestamp } from '#shared/format/timestamp.ts';
import { texts } from '../../texts.ts';
import { findNextStep } from './next-step.ts';
import { type OwnLimit, parseOwnLimit } from './own-limit.ts';

function describeOwnLimit(limit: OwnLimit): string {
  switch (limit.kind) {
    case 'time-out': {
      const until = formatTimestamp(limit.until);
      return until === null ? texts.ownLimits.timeOut : texts.ownLimits.timeOutUntil({ until });
    }
    case 'loss': {
      const { amount, span } = limit;
      return amount === null || span === null
        ? texts.ownLimits.loss
        : texts.ownLimits.lossOf({ amount: formatStake(amount), span });
    }
  }
}

/** Advice on a refusal with this message from the server. */
export function adviseOnRefusal(message: string): string {
  const limit = parseOwnLimit(message);
  return limit === null ? texts.nextSteps[findNextStep(message)] : describeOwnLimit(limit);
}

/** Returns the advice for a bet beside the slip, whose fields are gone. */
export const adviseBesideSlip = (nextStep: string): string =>
  nextStep === texts.nextSteps['wait-for-reopening'] ? texts.nextSteps['wait-and-place-again'] : nextStep;
