import { useState } from 'react';
import type { WalletRequest } from '#shared/api/contract/wallet/wallet.ts';
import { formatCurrency } from '#shared/format/amount.ts';
import { formatTimestamp } from '#shared/format/timestamp.ts';
import { useRetriableRead } from '#shared/network/useRetriableRead.ts';
import { Badge, Card, RefreshNotice, Timeline, VisuallyHidden } from '#ui-kit';
import { useNewestRequests } from '../../api/queries.ts';
import { findPayee } from '../../model/payment/find-payee.ts';
import { getRequestKey, type PaymentKind } from '../../model/payment/payment.ts';
import {
  describeOutcome,
  getRequestKindName,
  isOpenRequest,
  toTimelineSteps,
} from '../../model/payment/request-steps.ts';
import { readSentRequests } from '../../model/payment/sent-requests-storage.ts';
import { texts } from '../../texts.ts';
import { ReadErrorPanel } from '../ReadErrorPanel.tsx';
import { QuietText } from '../wallet.styles.ts';
import {
  RequestContents,
  RequestDetails,
  RequestNote,
  RequestReference,
  RequestSummary,
} from './LatestRequest.styles.ts';
import { stateTone } from './state-tone.ts';

export interface LatestRequestProps {
  /** Deposits or withdrawals. */
  kind: PaymentKind;
}

const describeRequest = ({ kind, amount, state }: WalletRequest): string =>
  texts.request.describe({
    kind: getRequestKindName(kind),
    amount: formatCurrency(amount),
    state: texts.request.state[state],
  });

/** Formats the date and the payee. While the steps are collapsed, it adds the outcome and its reason. */
function formatRequestNote(request: WalletRequest, payee: string | null, isExpanded: boolean): string {
  const to =
    payee === null
      ? null
      : request.kind === 'WITHDRAW'
        ? texts.request.payTo({ payee })
        : texts.request.paidTo({ payee });
  return [formatTimestamp(request.at), to, isExpanded ? null : describeOutcome(request)]
    .filter((part) => part !== null)
    .join(' · ');
}

/**
 * Progress of the newest request of a kind. It refreshes itself and announces each change. Renders nothing without a
 * request.
 */
export function LatestRequest({ kind }: LatestRequestProps) {
  const newestQuery = useNewestRequests(kind);
  const query = useRetriableRead(newestQuery);
  const request = query.data?.rows.find(isOpenRequest) ?? query.data?.rows[0];
  if (query.data === undefined && query.error !== null) {
    return (
      <Card aria-label={texts.request.latest[kind]}>
        <ReadErrorPanel message={texts.request.failed} query={query} />
      </Card>
    );
  }
  return (
    <RequestContents>
      <VisuallyHidden role="status">{request === undefined ? '' : describeRequest(request)}</VisuallyHidden>
      {request !== undefined && (
        <Card aria-label={texts.request.latest[kind]} padding="flush">
          {query.error !== null && <RefreshNotice>{texts.request.late}</RefreshNotice>}
          <RequestCard key={getRequestKey(request)} kind={kind} request={request} />
        </Card>
      )}
    </RequestContents>
  );
}

/** A request that was pending when it appeared stays expanded after its decision. An older one is collapsed. */
function RequestCard({ kind, request }: { kind: PaymentKind; request: WalletRequest }) {
  const [isExpanded, setIsExpanded] = useState(isOpenRequest(request));
  const { state, amount, bankReferenceOrId } = request;
  const payee = findPayee(kind, request, readSentRequests());
  return (
    <RequestDetails open={isExpanded} onToggle={(event) => setIsExpanded(event.currentTarget.open)}>
      <RequestSummary>
        <b>{texts.request.latest[kind]}</b>
        <span>{formatCurrency(amount)}</span>
        <Badge tone={stateTone[state]}>{texts.request.state[state]}</Badge>
        <RequestNote>{formatRequestNote(request, payee, isExpanded)}</RequestNote>
      </RequestSummary>
      <div>
        <Timeline label={describeRequest(request)} steps={toTimelineSteps(request)} />
        <RequestReference>
          {texts.request.bankReferenceOrId} <b>{bankReferenceOrId}</b>
        </RequestReference>
        {isOpenRequest(request) && <QuietText>{texts[kind === 'deposit' ? 'deposit' : 'withdraw'].again}</QuietText>}
      </div>
    </RequestDetails>
  );
}
