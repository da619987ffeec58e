import { Card } from '#ui-kit';
import { usePaymentsState } from '../../api/usePaymentController.ts';
import { texts } from '../../texts.ts';
import { WithdrawForm, type WithdrawFormProps } from './WithdrawForm.tsx';

export type WithdrawProps = WithdrawFormProps;

/** Withdrawal form. After a reload it starts with the values of an unverified request. */
export function Withdraw(props: WithdrawProps) {
  const restoredReference = usePaymentsState((state) => state.restoredIntents.withdrawal?.reference);
  return (
    <Card aria-label={texts.withdraw.title}>
      <WithdrawForm key={restoredReference ?? 'new'} {...props} />
    </Card>
  );
}
