import { describe, expect, test } from 'vitest';
import { writeImports } from '#storybook/manifest/finish-component.ts';
import { formatDocs } from '#storybook/manifest/format-docs.ts';
import { readDocs } from '#storybook/manifest/read-docs.ts';

const source = `
const label = 'Days';
const unused = 'other';

export const docs: ComponentDocs = {
  purpose: 'Chips of one choice.',
  useWhen: ['Two chips belong together.'],
  avoidWhen: [{ when: 'Many options.', instead: 'Select' }],
  anatomy: { parts: [{ part: 'Label', role: 'What is chosen.', at: '[role=group]' }] },
  examples: {
    do: {
      caption: 'Let them wrap.',
      render: () => (
        <ChipGroup label={label}>
          <Chip />
        </ChipGroup>
      ),
    },
    dont: { caption: 'Do not scroll.', render: () => <ChipGroup /> },
  },
  content: ['A noun.'],
  keyboard: 'takes no focus',
  announcements: ['A group.'],
  states: [],
  performance: 'not live',
  status: { stage: 'beta', since: '2026-11-21', missing: 'a user' },
  changes: [],
  synonyms: ['Pills'],
};
`;

describe('docs in the manifest', () => {
  test('readDocs reads the source of an example after the samples that it uses', () => {
    const { examples } = readDocs('ChipGroup.docs.tsx', source);
    expect(examples.do.render).toBe("const label = 'Days';\n\n<ChipGroup label={label}>\n  <Chip />\n</ChipGroup>");
    expect(examples.dont.render).toBe('<ChipGroup />');
  });

  test('readDocs refuses a text that is not written as a literal', () => {
    const computed = source.replace("'Chips of one choice.'", 'label');
    expect(() => readDocs('ChipGroup.docs.tsx', computed)).toThrow('ChipGroup.docs.tsx: write the text itself');
  });

  test('formatDocs leaves out sections without content', () => {
    const text = formatDocs(readDocs('ChipGroup.docs.tsx', source));
    expect(text).toMatch(/^Chips of one choice\.\n\n#### When to use it\n\n- Two chips belong together\./);
    expect(text).toContain('#### Anatomy\n\n- Label: What is chosen.\n');
    expect(text).toContain('#### Keyboard\n\nIt takes no focus.');
    expect(text).toContain('#### Status\n\nbeta since 2026-11-21, missing: a user');
    expect(text).not.toContain('#### Performance');
    expect(text).not.toContain('#### Changes');
  });
});

test('writeImports names the imports of a caller', () => {
  const imports = [
    "import { BothWays, Pager } from 'exchange-web';",
    "import { Button } from '../Button/Button.tsx';",
    "import { sampleRows } from './samples.tsx';",
    "import { units } from '#shared/domain/money/money.ts';",
  ].join('\n');
  expect(writeImports(imports, new Set(['Button', 'Pager']))).toBe(
    "import { Button, Pager } from '#ui-kit';\nimport { units } from '#shared/domain/money/money.ts';",
  );
});
