import type { WalletRequest } from '#shared/api/contract/wallet.ts';
import type { TimelineStep } from '#ui-kit';
import { texts } from '../texts.ts';

const { steps } = texts.request;

export const isOpen = ({ state }: Pick<WalletRequest, 'state'>): boolean => state === 'pending' || state === 'progress';

/** What follows from the end of a request: the reason of a rejection, and where the money is. */
export function outcomeOf({ state, kind, remark }: WalletRequest): string | null {
  if (isOpen({ state })) return null;
  const wentOut = kind === 'WITHDRAW';
  if (state === 'accepted') return wentOut ? texts.request.paidOut : texts.request.paidIn;
  return wentOut ? texts.request.paidBack(texts.request.reason(remark)) : texts.request.reason(remark);
}

/** A request on its way from PENDING over PROGRESS to ACCEPTED or REJECTED. Where the server says no moments, only the first is known. */
export function stepsOf(request: WalletRequest): readonly TimelineStep[] {
  const { state, at, since } = request;
  const decided = !isOpen(request);
  return [
    { id: 'sent', title: steps.sent, state: 'done', at },
    { id: 'progress', title: steps.progress, state: state === 'pending' ? 'coming' : decided ? 'done' : 'current', at: state === 'progress' ? since : null },
    {
      id: 'decision',
      title: state === 'accepted' ? steps.accepted : state === 'rejected' ? steps.rejected : steps.decision,
      state: state === 'accepted' ? 'done' : state === 'rejected' ? 'failed' : 'coming',
      at: decided ? since : null,
      note: outcomeOf(request),
    },
  ];
}
