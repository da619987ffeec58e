import type { WalletRequest } from '#shared/api/contract/wallet/wallet.ts';
import type { TimelineStep } from '#ui-kit';
import { texts } from '../../texts.ts';

export const isOpenRequest = ({ state }: Pick<WalletRequest, 'state'>): boolean =>
  state === 'pending' || state === 'progress';

/** Describes a decided request: the reason of a rejection, and where the money is. */
export function describeOutcome({ state, kind, remark }: WalletRequest): string | null {
  if (isOpenRequest({ state })) return null;
  const isWithdrawal = kind === 'WITHDRAW';
  if (state === 'accepted') return isWithdrawal ? texts.request.paidOut : texts.request.paidIn;
  const reason = remark === '' ? texts.request.noReason : remark;
  return isWithdrawal ? texts.request.paidBack({ reason }).trim() : reason;
}

/** Names the kind of a request. An unknown kind shows the server's name. */
export const getRequestKindName = (kind: string): string =>
  (texts.request.kind as Readonly<Record<string, string | undefined>>)[kind] ?? kind;

/**
 * Steps of a request from PENDING over PROGRESS to ACCEPTED or REJECTED. Only the first has a time when the server
 * sends no others.
 */
export function toTimelineSteps(request: WalletRequest): readonly TimelineStep[] {
  const { state, at, since } = request;
  const { steps } = texts.request;
  const isDecided = !isOpenRequest(request);
  return [
    { id: 'sent', title: steps.sent, state: 'done', at },
    {
      id: 'progress',
      title: steps.progress,
      state: state === 'pending' ? 'upcoming' : isDecided ? 'done' : 'current',
      at: state === 'progress' ? since : null,
    },
    {
      id: 'decision',
      title: state === 'accepted' ? steps.accepted : state === 'rejected' ? steps.rejected : steps.decision,
      state: state === 'accepted' ? 'done' : state === 'rejected' ? 'failed' : 'upcoming',
      at: isDecided ? since : null,
      note: describeOutcome(request),
    },
  ];
}
