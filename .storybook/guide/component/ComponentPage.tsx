import { Controls, DocsPage, Heading, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { ComponentFacts, ContentSection, ExampleSection, StateSection, UsageSection } from './ComponentSections.tsx';
import { hasDocs, useComponentDocs } from './load-docs.ts';

/** The page of a component with docs of its own. */
function DocumentedComponent({ storyFile }: { storyFile: string }) {
  const docs = useComponentDocs(storyFile);
  if (docs === null) return <Title />;
  return (
    <>
      <Title />
      <Subtitle>{docs.purpose}</Subtitle>
      <ComponentFacts docs={docs} sourceFile={storyFile.replace(/^\.\//, '').replace('.stories', '')} />
      <Primary />
      <div data-component-docs="">
        <UsageSection docs={docs} />
        <ExampleSection docs={docs} />
        <ContentSection docs={docs} />
      </div>
      <Heading>Props</Heading>
      <Controls />
      <StateSection docs={docs} />
      <Stories />
    </>
  );
}

/** The autodocs page. A component of the ui-kit shows its docs, a story file of a feature Storybook's own page. */
export function ComponentPage() {
  const { csfFile } = useOf('meta', ['meta']);
  const storyFile = String(csfFile.meta.parameters?.['fileName']);
  return hasDocs(storyFile) ? <DocumentedComponent key={storyFile} storyFile={storyFile} /> : <DocsPage />;
}
