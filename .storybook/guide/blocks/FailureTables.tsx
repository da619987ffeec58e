import { failures, fieldMessages, blockReasonRows, refusals, getMessages } from '../data/failures.ts';
import { GuideTable } from '../layout/GuideTable.tsx';

export function FailureTable() {
  const rows = Object.entries(failures).map(([name, details]) => {
    const { page, form } = getMessages(details);
    return [name, details.happened, page || 'Nothing: the app goes to Login', form, details.app, details.bettor];
  });
  return (
    <GuideTable
      name="Why a call brought nothing"
      heads={[
        'Failure',
        'What happened',
        'Said on a page',
        'Said beside a form',
        'What the app does',
        'What the bettor does',
      ]}
      rows={rows}
    />
  );
}

export function RefusalTable() {
  return (
    <GuideTable
      name="Refused by the exchange"
      heads={['Reason', 'The exchange’s words', 'What the slip adds']}
      rows={refusals.map(({ name, message, next }) => [name, message, next])}
    />
  );
}

export function BlockReasonTable() {
  return (
    <GuideTable
      name="Held back by the slip"
      heads={['What holds it', 'More exactly', 'The button says']}
      rows={blockReasonRows.map(({ kind, detail, label }) => [kind, detail, label])}
    />
  );
}

export function FieldTable() {
  return (
    <GuideTable
      name="Said by a field"
      heads={['Form', 'Rule', 'Words']}
      rows={fieldMessages.map(({ form, rule, label: label }) => [form, rule, label])}
    />
  );
}
