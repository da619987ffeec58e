import { GuideTable } from '../guide/layout/GuideTable.tsx';

/** How to confirm an action. */
export function ConfirmationTable() {
  return (
    <GuideTable
      name="How to ask"
      heads={['Action', 'Ask']}
      rows={[
        ['A bet, with the preference "Ask before sending"', 'the button changes its label, and a second press sends'],
        ['A time-out starts, payment details are removed, practice starts again', 'a dialog with a question'],
        ['A limit is removed or gets looser', 'nothing: it takes effect 24 hours later'],
        ['A draft is cleared', 'nothing: it is typed again in seconds'],
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
        ['is loading', 'Skeleton in its final size, at once', 'aria-busy on the region'],
        ['has no rows', 'EmptyState', 'the way to the first row'],
        ['has no rows for a search', 'EmptyState', 'a button that clears the search'],
        ['could not be read', 'ErrorPanel', 'a button that reads it again'],
        ['could not be read again', 'the old rows, and a line above or below them', 'a polite status that says so'],
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
