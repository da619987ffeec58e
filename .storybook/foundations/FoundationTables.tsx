import { GuideTable } from '../guide/layout/GuideTable.tsx';

/** Rules that keep the product accessible, and the check of each. */
export function AccessibilityTable() {
  return (
    <GuideTable
      name="Rules"
      heads={['Rule', 'How', 'Checked by']}
      rows={[
        ['Text is legible', '4.5 : 1 on each surface', 'a test of the theme, axe'],
        ['Targets are large enough', '24 px, on phones 44 px', 'axe'],
        ['Everything works by keyboard', 'one tab stop for a grid, arrow keys inside', 'play functions'],
        ['The focus stays', 'aria-disabled instead of disabled; cells keep their elements', 'play functions'],
        ['Names are full words', 'no abbreviations in a name', 'reference trees'],
        ['Changes are announced once', 'a polite status; prices are in no live region', 'play functions'],
        ['Colour is never alone', 'a word, sign or shape', 'StatesDiffer stories'],
        ['Motion can be off', 'media.motion', 'the toolbar'],
        ['Both directions', 'logical properties', 'stories BothWays'],
        ['Large text', 'heights in rem', 'e2e specs of the layout'],
      ]}
    />
  );
}

/** The groups of colours and their use. */
export function ColorRoleTable() {
  return (
    <GuideTable
      name="Roles of colours"
      heads={['Group', 'Use', 'Never']}
      rows={[
        [
          'back, lay',
          'the two sides of a market: best price strongest, deeper prices paler',
          'for anything that is not a side',
        ],
        ['gain, loss', 'a result, always with its sign', 'for success and failure of a form alone'],
        ['live', 'an event in play', 'for emphasis'],
        ['warn', 'a fact that needs attention', 'for an error'],
        ['accent', 'the brand: one primary action, the selected item', 'for text of the page'],
        ['ink, surface, line', 'everything else', 'mixed by hand: use the role'],
        ['focus', 'the ring of the focused element', 'for hover'],
      ]}
    />
  );
}

/** The use of each size and weight of text. */
export function TextUseTable() {
  return (
    <GuideTable
      name="Uses of sizes and weights"
      heads={['Token', 'Use']}
      rows={[
        ['text.micro', 'badges, counts, heads of columns and groups, the size on offer in a price cell'],
        ['text.small', 'hints, problems, captions, the second line of an entry'],
        ['text.quiet', 'tables, lists, labels of fields, notices'],
        ['text.body', 'running text, fields, items of a menu, heads of cards and markets'],
        ['text.lead', 'prices, titles of dialogs, large buttons, the runner of a slip'],
        ['text.title', 'the main figure of a panel, a headline in it'],
        ['text.page', 'the heading of a page'],
        ['weight.regular', 'running text'],
        ['weight.medium', 'labels, chips and tabs, figures in tables'],
        ['weight.strong', 'buttons, heads, names, the selected item'],
        ['weight.heavy', 'prices and stakes, initials'],
      ]}
    />
  );
}

/** Texts to write and to avoid. */
export function WordingTable() {
  return (
    <GuideTable
      name="Write"
      heads={['Case', 'Write', 'Do not write']}
      rows={[
        ['An action', 'Remove deposit limit', 'OK'],
        ['A refusal', 'Min stake is 100', 'Invalid input'],
        ['A lost response', 'We could not confirm that your request arrived.', 'Something went wrong.'],
        ['A failed read', 'Prices are unavailable. Retrying…', 'Error 503'],
        ['An empty list', 'No open bets. A bet stands here until it is settled.', 'No data'],
        ['A result', 'Loss of 500.00', 'Win it back'],
      ]}
    />
  );
}

/** The form that responds to a question. */
export function ChartFormTable() {
  return (
    <GuideTable
      name="Choose"
      heads={['Question', 'Form']}
      rows={[
        ['How much?', 'a figure: Amount or Price'],
        ['Which is larger?', 'bars from a common zero, with their figures'],
        ['How did it move?', 'a line; the right edge is now'],
        ['What share?', 'one bar of the whole, with its percent'],
      ]}
    />
  );
}
