import { useState } from 'react';
import { choices, initialGlobals } from '#workshop/toolbar.ts';
import { Select } from '#ui-kit';
import { GuideSheet } from './GuideSheet.tsx';
import { GuideTable } from './GuideTable.tsx';
import { Controls, Way } from './guide.styles.ts';
import { faultStories } from './fault-stories.ts';

const named = (values: readonly string[]) => values.map((value) => ({ value, name: value }));

/** Where Storybook shows a story with these choices: beside this page, in the manager's own window. */
const wayTo = (story: string, globals: Readonly<Record<string, string>>): string =>
  `./?path=/story/${story}&globals=${Object.entries(globals).map(([name, value]) => `${name}:${value.replaceAll(' ', '+')}`).join(';')}`;

/** What the toolbar offers, as the toolbar itself has it. */
export function ChoiceTable() {
  const rows = Object.entries(choices).map(([name, values]) => {
    const shown = values.length > 12 ? `${values.slice(0, 3).join(', ')} … and ${values.length - 3} more: one for each call of the contract` : values.join(', ');
    return [name, initialGlobals[name], shown];
  });
  return <GuideTable name="The toolbar" heads={['Name', 'At first', 'Choices']} rows={rows} />;
}

/** Any page at any fault of any call. */
export function FaultFinder() {
  const [story, setStory] = useState<string>(faultStories[0].id);
  const [fault, setFault] = useState<string>('unreachable');
  const [of, setOf] = useState<string>('every call');
  const shown = faultStories.find(({ id }) => id === story)?.name;
  return (
    <GuideSheet name="Find a fault">
      <Controls>
        <Select label="Page" options={faultStories.map(({ id, name }) => ({ value: id, name }))} selected={story} onSelect={setStory} />
        <Select label="Fault" options={named(choices.fault)} selected={fault} onSelect={setFault} />
        <Select label="Fault of" options={named(choices.of)} selected={of} onSelect={setOf} />
      </Controls>
      <Way href={wayTo(story, { fault, of })} target="_top">{`Open ${shown ?? ''} with ${fault} of ${of}`}</Way>
    </GuideSheet>
  );
}

/** Each page at each fault of every call. */
export function FaultTable() {
  const faults = choices.fault.filter((fault) => fault !== 'none');
  const rows = faultStories.map(({ id, name }) => [
    name,
    ...faults.map((fault) => (
      <Way key={fault} href={wayTo(id, { fault })} target="_top" aria-label={`${name}: ${fault}`}>
        {fault}
      </Way>
    )),
  ]);
  return <GuideTable name="Pages and faults" heads={['Page', ...faults]} rows={rows} />;
}
