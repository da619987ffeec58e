import { GuideTable } from '../guide/layout/GuideTable.tsx';

/** How to confirm an action. */
export function ConfirmationTable() {
  return (
    <GuideTable
      name="How to ask"
      heads={['Action', 'Ask']}
      rows={[
        ['A bet, with the preference "Confirm each bet"', 'the button changes its label, and a second press sends'],
        ['A limit is removed, an account is closed', 'a dialog with a question'],
        ['A draft is cleared', 'nothing: it is typed again in seconds'],
        ['A form is left with changes', 'nothing, if the draft is stored; else a dialog'],
      ]}
    />
  );
}

/** The face of a list in each state. */
export function ListStateTable() {
  return (
    <GuideTable
      name="Which one"
      heads={['The list', 'Shows', 'With']}
      rows={[
        ['is loading for more than 300 ms', 'Skeleton in its final size', 'aria-busy on the region'],
        ['has no rows', 'EmptyState', 'the way to the first row'],
        ['has no rows for a search', 'EmptyState', 'a button that clears the search'],
        ['could not be read', 'ErrorPanel', 'a button that reads it again'],
        ['could not be read again', 'the old rows and a Notice', 'their age'],
      ]}
    />
  );
}

/** How a market looks in each state. */
export function MarketStateTable() {
  return (
    <GuideTable
      name="What a market shows"
      heads={['State', 'Look', 'A press']}
      rows={[
        ['live', 'colours of the sides', 'selects the price'],
        ['stale', 'grey', 'is ignored'],
        ['suspended', 'the reason over the rows', 'is ignored'],
        ['no offer', 'a dash in its cell', 'is ignored'],
      ]}
    />
  );
}
