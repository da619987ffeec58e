import { failures, fieldMessages, heldBack, refusals, saidOf } from './failures.ts';
import { GuideTable } from './GuideTable.tsx';

export function FailureTable() {
  const rows = Object.entries(failures).map(([name, told]) => {
    const { page, form } = saidOf(told);
    return [name, told.happened, page || 'Nothing: the app goes to Login', form, told.app, told.bettor];
  });
  return <GuideTable name="Why a call brought nothing" heads={['Failure', 'What happened', 'Said on a page', 'Said beside a form', 'What the app does', 'What the bettor does']} rows={rows} />;
}

export function RefusalTable() {
  return <GuideTable name="Refused by the exchange" heads={['Reason', 'The exchange’s words', 'What the slip adds']} rows={refusals.map(({ name, message, next }) => [name, message, next])} />;
}

export function HoldTable() {
  return <GuideTable name="Held back by the slip" heads={['What holds it', 'More exactly', 'The button says']} rows={heldBack.map(({ kind, detail, words }) => [kind, detail, words])} />;
}

export function FieldTable() {
  return <GuideTable name="Said by a field" heads={['Form', 'Rule', 'Words']} rows={fieldMessages.map(({ form, rule, words }) => [form, rule, words])} />;
}
