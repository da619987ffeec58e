import { useState } from 'react';
import { choices, initialGlobals } from '#storybook/config/toolbar.ts';
import { Select } from '#ui-kit';
import { GuideSheet } from '../layout/GuideSheet.tsx';
import { GuideTable } from '../layout/GuideTable.tsx';
import { Controls, ActionLink } from '../layout/Guide.styles.ts';
import { faultStories } from '../data/fault-stories.ts';

const toOptions = (values: readonly string[]) => values.map((value) => ({ value, name: value }));

/** Returns the address of a story with these toolbar choices, in the manager's window. */
const createStoryUrl = (story: string, globals: Readonly<Record<string, string>>): string =>
  `./?path=/story/${story}&globals=${Object.entries(globals)
    .map(([name, value]) => `${name}:${value.replaceAll(' ', '+')}`)
    .join(';')}`;

/** The options of the toolbar, from its own configuration. */
export function ChoiceTable() {
  const rows = Object.entries(choices).map(([name, values]) => {
    const valueText =
      values.length > 12
        ? `${values.slice(0, 3).join(', ')} … and ${values.length - 3} more: one for each call of the contract`
        : values.join(', ');
    return [name, initialGlobals[name], valueText];
  });
  return <GuideTable name="The toolbar" heads={['Name', 'At first', 'Choices']} rows={rows} />;
}

/** Controls that open any page with any fault of any call. */
export function FaultFinder() {
  const [story, setStory] = useState<string>(faultStories[0].id);
  const [fault, setFault] = useState<string>('unreachable');
  const [of, setOf] = useState<string>('every call');
  const storyName = faultStories.find(({ id }) => id === story)?.name;
  return (
    <GuideSheet name="Find a fault">
      <Controls>
        <Select
          label="Page"
          options={faultStories.map(({ id, name }) => ({ value: id, name }))}
          selected={story}
          onSelect={setStory}
        />
        <Select label="Fault" options={toOptions(choices.fault)} selected={fault} onSelect={setFault} />
        <Select label="Fault of" options={toOptions(choices.of)} selected={of} onSelect={setOf} />
      </Controls>
      <ActionLink
        href={createStoryUrl(story, { fault, of })}
        target="_top"
      >{`Open ${storyName ?? ''} with ${fault} of ${of}`}</ActionLink>
    </GuideSheet>
  );
}

/** Links to each page with each fault on every call. */
export function FaultTable() {
  const faults = choices.fault.filter((fault) => fault !== 'none');
  const rows = faultStories.map(({ id, name }) => [
    name,
    ...faults.map((fault) => (
      <ActionLink key={fault} href={createStoryUrl(id, { fault })} target="_top" aria-label={`${name}: ${fault}`}>
        {fault}
      </ActionLink>
    )),
  ]);
  return <GuideTable name="Pages and faults" heads={['Page', ...faults]} rows={rows} />;
}
