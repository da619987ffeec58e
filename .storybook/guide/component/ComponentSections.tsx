import { Heading } from '@storybook/addon-docs/blocks';
import { Badge } from '#ui-kit';
import type { ComponentDocs, ComponentStatus } from '#ui-kit/docs/component-docs.ts';
import { ActionLink } from '../layout/Guide.styles.ts';
import { GuideSheet } from '../layout/GuideSheet.tsx';
import { GuideTable } from '../layout/GuideTable.tsx';
import { GuideText } from '../layout/GuideText.tsx';
import { PartNumber } from './AnatomyPicture.styles.ts';
import { AnatomyPicture } from './AnatomyPicture.tsx';
import { DocsList, ExampleCaption, ExampleFrame, ExamplePair, FactLine } from './ComponentPage.styles.ts';
import { getSourceUrl } from './load-docs.ts';

const STATUS_TONES = { stable: 'gain', beta: 'warn', draft: 'neutral' } as const;

const describeStatus = (status: ComponentStatus): string => {
  if (status.stage === 'draft') return status.reason;
  return status.stage === 'beta' ? `since ${status.since}; missing: ${status.missing}` : `since ${status.since}`;
};

const renderRow = (texts: readonly string[]) => texts.map((text) => <GuideText key={text} text={text} />);

function TextSheet({ name, texts }: { name: string; texts: readonly string[] }) {
  return (
    <GuideSheet name={name}>
      <DocsList>
        {texts.map((text) => (
          <li key={text}>
            <GuideText text={text} />
          </li>
        ))}
      </DocsList>
    </GuideSheet>
  );
}

interface SectionProps {
  docs: ComponentDocs;
}

/** Status of the component and the place of its source. `sourceFile`: path from the root of the repository. */
export function ComponentFacts({ docs: { status }, sourceFile }: SectionProps & { sourceFile: string }) {
  const url = getSourceUrl(sourceFile);
  return (
    <GuideSheet name="Status and source">
      <FactLine>
        <Badge tone={STATUS_TONES[status.stage]}>{status.stage}</Badge>
        <span>{describeStatus(status)}</span>
        {url === null ? <code>{sourceFile}</code> : <ActionLink href={url}>{sourceFile}</ActionLink>}
      </FactLine>
    </GuideSheet>
  );
}

export function UsageSection({ docs }: SectionProps) {
  const { useWhen, avoidWhen, anatomy } = docs;
  return (
    <>
      <Heading>When to use it</Heading>
      <TextSheet name="When to use it" texts={useWhen} />
      <GuideTable
        name="When to use another one"
        heads={['Use', 'When']}
        rows={avoidWhen.map(({ when, instead }) => renderRow([instead, when]))}
      />
      <Heading>Anatomy</Heading>
      <AnatomyPicture docs={docs} />
      <GuideTable
        name="Parts"
        heads={['Part', 'Role']}
        rows={anatomy.parts.map(({ part, role }) => renderRow([part, role]))}
        renderNumber={(number) => <PartNumber>{number}</PartNumber>}
      />
    </>
  );
}

export function ExampleSection({ docs: { examples } }: SectionProps) {
  return (
    <>
      <Heading>Do and don’t</Heading>
      <GuideSheet name="Do and don’t">
        <ExamplePair>
          {(['do', 'dont'] as const).map((verdict) => (
            <ExampleFrame key={verdict} data-verdict={verdict}>
              <ExampleCaption>
                <strong>{verdict === 'do' ? 'Do' : 'Don’t'}</strong>
                <GuideText text={examples[verdict].caption} />
              </ExampleCaption>
              {examples[verdict].render()}
            </ExampleFrame>
          ))}
        </ExamplePair>
      </GuideSheet>
    </>
  );
}

export function ContentSection({ docs: { content, keyboard, announcements } }: SectionProps) {
  return (
    <>
      <Heading>Content</Heading>
      <TextSheet name="Content rules" texts={content} />
      <Heading>Keyboard and announcements</Heading>
      <GuideTable
        name="Keys"
        heads={['Keys', 'Effect']}
        rows={keyboard === 'takes no focus' ? [['None', 'It takes no focus.']] : keyboard.map(renderRow)}
      />
      <TextSheet name="Announcements" texts={announcements} />
    </>
  );
}

export function StateSection({ docs: { states, performance, changes, status } }: SectionProps) {
  return (
    <>
      <Heading>States</Heading>
      <GuideTable name="States" heads={['State', 'Meaning']} rows={states.map(renderRow)} />
      {performance !== 'not live' && (
        <>
          <Heading>Performance</Heading>
          <TextSheet name="Performance" texts={performance} />
        </>
      )}
      <Heading>Changes</Heading>
      <GuideTable
        name={`Since it is ${status.stage}`}
        heads={['Day', 'Change']}
        rows={changes.length > 0 ? changes.map(renderRow) : [['None', 'Its props have not changed.']]}
      />
    </>
  );
}
