import { Card } from '#ui-kit';
import { useTray } from '../api/desk.ts';
import { texts } from '../texts.ts';
import { WithdrawForm, type WithdrawFormProps } from './WithdrawForm.tsx';

export type WithdrawProps = WithdrawFormProps;

/** The form of a withdrawal; after a reload in doubt it starts with what was sent. */
export function Withdraw(props: WithdrawProps) {
  const restored = useTray((tray) => tray.restored.withdrawal?.reference);
  return (
    <Card aria-label={texts.withdraw.title}>
      <WithdrawForm key={restored ?? 'typed'} {...props} />
    </Card>
  );
}
