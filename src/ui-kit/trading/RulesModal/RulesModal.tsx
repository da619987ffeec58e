import { CASINO_MULTIPLIER, toCredits } from '#shared/domain/money/casino-credits.ts';
import { units } from '#shared/domain/money/money.ts';
import { formatAmount } from '#shared/format/amount.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Modal } from '../../primitives/Modal/Modal.tsx';
import { Rules } from './RulesModal.styles.ts';
import { texts } from './texts.ts';

export interface RulesModalProps {
  /** Whether the dialog is open. Controlled by the owner. */
  open: boolean;
  /** Called on Confirm. */
  onConfirm: () => void;
  /** Called on Don't Agree, and on every other way of closing it. */
  onDecline: () => void;
}

const example = units(1000);

/** The rules of the casino. Players must confirm them first. */
export function RulesModal({ open, onConfirm, onDecline }: RulesModalProps) {
  const amount = formatAmount(example, { decimals: 'auto' });
  const credits = formatAmount(toCredits(example), { decimals: 'auto' });
  const footer = (
    <>
      <Button onClick={onDecline}>{texts.decline}</Button>
      <Button variant="primary" onClick={onConfirm} data-autofocus="">
        {texts.confirm}
      </Button>
    </>
  );
  return (
    <Modal open={open} title={texts.title} onClose={onDecline} footer={footer}>
      <Rules>
        <p>{texts.rule({ times: CASINO_MULTIPLIER })}</p>
        <p>{texts.win({ amount, credits })}</p>
        <p>{texts.loss({ amount, credits })}</p>
        <p>{texts.ratio}</p>
      </Rules>
    </Modal>
  );
}
