const toKitStory = (component) => `src/ui-kit/${component}.stories.tsx`;

/**
 * Deliberate breakages: the file, the replaced text, and the stories that must fail. The breakages of one round are
 * made together to save builds, so no story file of a round may draw another's broken part.
 */
export const rounds = [
  [
    {
      name: 'gap',
      file: 'src/ui-kit/feedback/EmptyState/EmptyState.styles.ts',
      from: 'gap: ${token.space.small}',
      to: 'gap: ${token.space.base}',
      stories: toKitStory('feedback/EmptyState/EmptyState'),
    },
    {
      name: 'label',
      file: 'src/ui-kit/trading/LiabilityTable/texts.ts',
      from: "'Amount'",
      to: "'Amounts'",
      stories: toKitStory('trading/LiabilityTable/LiabilityTable'),
    },
    {
      name: 'focus',
      file: 'src/ui-kit/forms/Field/Field.styles.ts',
      from: '&:has(input:focus) {',
      to: '&:has(input:not(*)) {',
      stories: toKitStory('forms/Field/Field'),
    },
    {
      name: 'contrast',
      file: 'src/ui-kit/primitives/Badge/Badge.styles.ts',
      from: '--kit-badge-ink: ${token.ink.soft};',
      to: '--kit-badge-ink: ${token.line.strong};',
      stories: toKitStory('primitives/Badge/Badge'),
    },
    {
      name: 'aria-label',
      file: 'src/ui-kit/forms/SearchField/SearchField.tsx',
      from: ' aria-label={texts.clear}',
      to: '',
      stories: toKitStory('forms/SearchField/SearchField'),
    },
    {
      name: 'wrong figure',
      file: 'src/ui-kit/data/Pager/texts.ts',
      from: '{to, number} of {total, number}',
      to: '{to, number} of {to, number}',
      stories: toKitStory('data/Pager/Pager'),
    },
    {
      name: 'hidden element',
      file: 'src/ui-kit/primitives/Chip/Chip.styles.ts',
      from: '& > small {',
      to: '& > small {\n    display: none;',
      stories: toKitStory('primitives/Chip/Chip'),
    },
    {
      name: 'wrong token',
      file: 'src/ui-kit/data/Timeline/Timeline.styles.ts',
      from: 'color: ${token.ink.soft};\n    font-weight: ${token.weight.regular};',
      to: 'font-weight: ${token.weight.regular};',
      stories: toKitStory('data/Timeline/Timeline'),
    },
  ],
  [
    {
      name: 'colour of side',
      file: 'src/ui-kit/trading/BetSlip/BetSlip.styles.ts',
      from: "[data-side='lay'] > & {",
      to: "[data-side='none'] > & {",
      stories: toKitStory('trading/BetSlip/BetSlip'),
    },
    {
      name: 'swapped icon',
      file: 'src/ui-kit/feedback/ErrorPanel/ErrorPanel.tsx',
      from: "import { TriangleAlert } from 'lucide-react';",
      to: "import { Check as TriangleAlert } from 'lucide-react';",
      stories: toKitStory('feedback/ErrorPanel/ErrorPanel'),
    },
  ],
];
