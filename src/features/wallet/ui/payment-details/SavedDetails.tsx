import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { PaymentDetail } from '#shared/api/contract/wallet/wallet-detail.ts';
import { useRetriableRead } from '#shared/network/useRetriableRead.ts';
import { Button, Card, EmptyState, Modal, RefreshNotice, Skeleton } from '#ui-kit';
import { useRemoveDetail } from '../../api/payment-details.ts';
import { walletQueries } from '../../api/queries.ts';
import { formatDetailName, formatFieldLabel } from '../../model/detail-fields.ts';
import { texts } from '../../texts.ts';
import { ReadErrorPanel } from '../ReadErrorPanel.tsx';
import { SkeletonGroup } from '../wallet.styles.ts';
import { DetailFields, DetailList, DetailName } from './SavedDetails.styles.ts';

/**
 * The bettor's payment details as pairs (docs/requirements.md#33-fields-with-a-rule-of-their-own), with removal after
 * a confirmation.
 */
export function SavedDetails() {
  const { details } = texts;
  const detailsQuery = useQuery(walletQueries.details());
  const query = useRetriableRead(detailsQuery);
  const [detailToRemove, setDetailToRemove] = useState<PaymentDetail | null>(null);
  const card = useRef<HTMLElement>(null);
  const hasRemoved = useRef(false);
  // After the dialog has closed and returned the focus, whose button has left the list.
  useEffect(() => {
    if (detailToRemove !== null || !hasRemoved.current) return;
    hasRemoved.current = false;
    card.current?.focus();
  }, [detailToRemove]);
  const { data: savedDetails } = query;
  return (
    <Card ref={card} tabIndex={-1} title={details.title} padding="flush" aria-busy={query.isFetching}>
      {savedDetails === undefined && query.error === null && (
        <DetailList aria-label={details.loading}>
          <li>
            <SkeletonGroup>
              <Skeleton width="60%" />
              <Skeleton width="80%" />
            </SkeletonGroup>
          </li>
        </DetailList>
      )}
      {savedDetails === undefined && query.error !== null && <ReadErrorPanel message={details.failed} query={query} />}
      {savedDetails !== undefined && query.error !== null && (
        <RefreshNotice role="status">{texts.request.late}</RefreshNotice>
      )}
      {savedDetails?.length === 0 && <EmptyState title={details.empty.title}>{details.empty.description}</EmptyState>}
      {savedDetails !== undefined && savedDetails.length > 0 && (
        <DetailList>
          {savedDetails.map((detail) => (
            <li key={detail.detailId}>
              <DetailFields>
                {detail.fields.map(({ name, value }) => (
                  <div key={name}>
                    <dt>{formatFieldLabel(name)}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </DetailFields>
              <Button
                size="small"
                icon={<Trash2 size={16} aria-hidden />}
                aria-label={details.remove({ name: formatDetailName(detail) })}
                onClick={() => setDetailToRemove(detail)}
              >
                {details.removeShort}
              </Button>
            </li>
          ))}
        </DetailList>
      )}
      <RemoveDetailDialog
        detail={detailToRemove}
        onDone={() => setDetailToRemove(null)}
        onRemoved={() => {
          hasRemoved.current = true;
        }}
      />
    </Card>
  );
}

interface RemoveDetailDialogProps {
  /** Null when no removal is being confirmed. */
  detail: PaymentDetail | null;
  onDone: () => void;
  onRemoved: () => void;
}

function RemoveDetailDialog({ detail, onDone, onRemoved }: RemoveDetailDialogProps) {
  const { details } = texts;
  const remove = useRemoveDetail();
  const isSending = useRef(false);
  const press = () => {
    if (detail === null || isSending.current) return;
    isSending.current = true;
    remove.mutate(detail.detailId, {
      onSuccess: () => {
        onRemoved();
        onDone();
      },
      onSettled: () => {
        isSending.current = false;
      },
    });
  };
  return (
    <Modal
      open={detail !== null}
      title={details.removeTitle}
      onClose={onDone}
      footer={
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
      {detail !== null && <DetailName>{formatDetailName(detail)}</DetailName>}
      {details.removeDescription}
    </Modal>
  );
}
