import { failures, getMessages, listBlockReasonRows, listFieldMessages, listRefusals } from '../data/failures.ts';
import { GuideTable } from '../layout/GuideTable.tsx';

export function FailureTable() {
  const rows = Object.entries(failures).map(([name, details]) => {
    const { page, form } = getMessages(details);
    return [name, details.happened, page || 'Nothing: the app goes to Login', form, details.app, details.bettor];
  });
  return (
    <GuideTable
      name="Failed calls"
      heads={[
        'Failure',
        'What happened',
        'Message on a page',
        'Message in a form',
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
      name="Refusals of the exchange"
      heads={['Reason', 'Message of the exchange', 'Advice of the slip']}
      rows={listRefusals().map(({ name, message, next }) => [name, message, next])}
    />
  );
}

export function BlockReasonTable() {
  return (
    <GuideTable
      name="Block reasons of the slip"
      heads={['Reason', 'Detail', 'Button label']}
      rows={listBlockReasonRows().map(({ kind, detail, label }) => [kind, detail, label])}
    />
  );
}

export function FieldTable() {
  return (
    <GuideTable
      name="Messages of fields"
      heads={['Form', 'Rule', 'Message']}
      rows={listFieldMessages().map(({ form, rule, label }) => [form, rule, label])}
    />
  );
}
