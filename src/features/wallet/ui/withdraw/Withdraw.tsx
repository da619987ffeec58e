import { Card } from '#ui-kit';
import { usePaymentsState } from '../../api/usePaymentController.ts';
import { texts } from '../../texts.ts';
import { WithdrawForm, type WithdrawFormProps } from './WithdrawForm.tsx';

export type WithdrawProps = WithdrawFormProps;

/** The form of a withdrawal; after a reload in doubt it starts with what was sent. */
export function Withdraw(props: WithdrawProps) {
  const restoredReference = usePaymentsState((state) => state.restoredIntents.withdrawal?.reference);
  return (
    <Card aria-label={texts.withdraw.title}>
      <WithdrawForm key={restoredReference ?? 'typed'} {...props} />
    </Card>
  );
}
