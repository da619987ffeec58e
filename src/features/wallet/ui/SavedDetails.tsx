import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { PaymentDetail } from '#shared/api/contract/wallet-detail.ts';
import { Button, Card, EmptyState, Modal, Skeleton } from '#ui-kit';
import { useRemoveDetail } from '../api/details.ts';
import { walletQueries } from '../api/queries.ts';
import { labelOf, nameOf } from '../model/pairs.ts';
import { texts } from '../texts.ts';
import { Failed } from './Failed.tsx';
import { Details, Foot, Pairs } from './SavedDetails.styles.ts';
import { Bones, Late } from './wallet.styles.ts';

const { details } = texts;

/** The bettor's payment details, each as the pairs of specification 3, and their removal once it is confirmed. */
export function SavedDetails() {
  const query = useQuery(walletQueries.details());
  const [leaving, setLeaving] = useState<PaymentDetail | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const { data: kept } = query;
  return (
    <Card title={details.title} padding="flush" aria-busy={query.isFetching}>
      {query.isPending && (
        <Details aria-label={details.loading}>
          <li>
            <Bones>
              <Skeleton width="60%" />
              <Skeleton width="80%" />
            </Bones>
          </li>
        </Details>
      )}
      {kept === undefined && query.error !== null && <Failed words={details.failed} query={query} />}
      {kept !== undefined && query.error !== null && <Late role="status">{texts.request.late}</Late>}
      {kept?.length === 0 && <EmptyState title={details.empty.title}>{details.empty.why}</EmptyState>}
      {kept !== undefined && kept.length > 0 && (
        <Details ref={list} tabIndex={-1}>
          {kept.map((detail) => (
            <li key={detail.detailId}>
              <Pairs>
                {detail.fields.map(({ name, value }) => (
                  <div key={name}>
                    <dt>{labelOf(name)}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </Pairs>
              <Button size="small" icon={<Trash2 size={16} aria-hidden />} aria-label={details.remove(nameOf(detail))} onClick={() => setLeaving(detail)}>
                {details.removeShort}
              </Button>
            </li>
          ))}
        </Details>
      )}
      <Removal detail={leaving} onDone={() => setLeaving(null)} onRemoved={() => list.current?.focus()} />
    </Card>
  );
}

interface RemovalProps {
  /** Null: nothing is to be confirmed. */
  detail: PaymentDetail | null;
  onDone: () => void;
  onRemoved: () => void;
}

function Removal({ detail, onDone, onRemoved }: RemovalProps) {
  const remove = useRemoveDetail();
  const sending = useRef(false);
  const press = () => {
    if (detail === null || sending.current) return;
    sending.current = true;
    remove.mutate(detail.detailId, {
      onSuccess: () => {
        onDone();
        onRemoved();
      },
      onSettled: () => {
        sending.current = false;
      },
    });
  };
  return (
    <Modal
      open={detail !== null}
      title={details.removeTitle}
      onClose={onDone}
      foot={
        <>
          <Button onClick={onDone} data-autofocus="">
            {details.keep}
          </Button>
          <Button variant="danger" busy={remove.isPending} onClick={press}>
            {details.removeShort}
          </Button>
        </>
      }
    >
      {detail !== null && <Foot>{nameOf(detail)}</Foot>}
      {details.removeWhy}
    </Modal>
  );
}
