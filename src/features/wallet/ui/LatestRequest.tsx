import { useState } from 'react';
import type { WalletRequest } from '#shared/api/contract/wallet.ts';
import { formatCurrency } from '#shared/format/amount.ts';
import { formatWhen } from '#shared/format/when.ts';
import { readSentRequests } from '#shared/storage/request-payees.ts';
import { Badge, Card, Timeline, VisuallyHidden } from '#ui-kit';
import { useNewest } from '../api/queries.ts';
import { keyOf, type Kind } from '../model/payment.ts';
import { payeeOf } from '../model/payee-of.ts';
import { isOpen, outcomeOf, stepsOf } from '../model/steps.ts';
import { texts } from '../texts.ts';
import { stateTone } from './stateTone.ts';
import { Failed } from './Failed.tsx';
import { Brief, Course, Head, Reference, Room } from './LatestRequest.styles.ts';
import { Late, Quiet } from './wallet.styles.ts';

export interface LatestRequestProps {
  /** Deposits or withdrawals. */
  kind: Kind;
}

const { request: words } = texts;
const toldOf = ({ kind, amount, state }: WalletRequest): string => words.told(words.kind[kind] ?? kind, formatCurrency(amount), words.state[state]);

/** The date, the payee and, while the steps are folded away, what became of the money and why. */
function briefOf(request: WalletRequest, payee: string | null, unfolded: boolean): string {
  const to = payee === null ? null : request.kind === 'WITHDRAW' ? words.payTo(payee) : words.paidTo(payee);
  return [formatWhen(request.at), to, unfolded ? null : outcomeOf(request)].filter((part) => part !== null).join(' · ');
}

/** How far the newest request of a kind is; it follows by itself, and each change is spoken. Nothing where there is none. */
export function LatestRequest({ kind }: LatestRequestProps) {
  const query = useNewest(kind);
  const request = query.data?.rows.find(isOpen) ?? query.data?.rows[0];
  if (query.data === undefined && query.error !== null) {
    return (
      <Card aria-label={words.latest[kind]}>
        <Failed words={words.failed} query={query} />
      </Card>
    );
  }
  return (
    <Room>
      <VisuallyHidden role="status">{request === undefined ? '' : toldOf(request)}</VisuallyHidden>
      {request !== undefined && (
        <Card aria-label={words.latest[kind]} padding="flush">
          {query.error !== null && <Late>{words.late}</Late>}
          <Followed key={keyOf(request)} kind={kind} request={request} />
        </Card>
      )}
    </Room>
  );
}

/** A request that was under way when it came on screen stays open when it is decided; an older one is a line to unfold. */
function Followed({ kind, request }: { kind: Kind; request: WalletRequest }) {
  const [unfolded, setUnfolded] = useState(isOpen(request));
  const { state, amount, reference } = request;
  const payee = payeeOf(kind, request, readSentRequests());
  return (
    <Course open={unfolded} onToggle={(event) => setUnfolded(event.currentTarget.open)}>
      <Head>
        <b>{words.latest[kind]}</b>
        <span>{formatCurrency(amount)}</span>
        <Badge tone={stateTone[state]}>{words.state[state]}</Badge>
        <Brief>{briefOf(request, payee, unfolded)}</Brief>
      </Head>
      <div>
        <Timeline label={toldOf(request)} steps={stepsOf(request)} />
        <Reference>
          {words.reference} <b>{reference}</b>
        </Reference>
        {isOpen(request) && <Quiet>{texts[kind === 'deposit' ? 'deposit' : 'withdraw'].again}</Quiet>}
      </div>
    </Course>
  );
}
