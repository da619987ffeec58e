import { useState } from 'react';
import { choices, initialGlobals } from '#storybook/config/toolbar.ts';
import { Select } from '#ui-kit';
import { scenarioStories } from '../data/scenario-stories.ts';
import { ActionLink, Controls } from '../layout/Guide.styles.ts';
import { GuideSheet } from '../layout/GuideSheet.tsx';
import { GuideTable } from '../layout/GuideTable.tsx';

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

/** Controls that open any page with any scenario of any call. */
export function ScenarioFinder() {
  const [story, setStory] = useState<string>(scenarioStories[0].id);
  const [scenario, setScenario] = useState<string>('unreachable');
  const [of, setOf] = useState<string>('every call');
  const storyName = scenarioStories.find(({ id }) => id === story)?.name;
  return (
    <GuideSheet name="Find a scenario">
      <Controls>
        <Select
          label="Page"
          options={scenarioStories.map(({ id, name }) => ({ value: id, name }))}
          selected={story}
          onSelect={setStory}
        />
        <Select
          label="Network scenario"
          options={toOptions(choices.scenario)}
          selected={scenario}
          onSelect={setScenario}
        />
        <Select label="Scenario of" options={toOptions(choices.of)} selected={of} onSelect={setOf} />
      </Controls>
      <ActionLink
        href={createStoryUrl(story, { scenario, of })}
        target="_top"
      >{`Open ${storyName ?? ''} with ${scenario} of ${of}`}</ActionLink>
    </GuideSheet>
  );
}

/** Links to each page with each scenario on every call. */
export function ScenarioTable() {
  const scenarios = choices.scenario.filter((scenario) => scenario !== 'none');
  const rows = scenarioStories.map(({ id, name }) => [
    name,
    ...scenarios.map((scenario) => (
      <ActionLink
        key={scenario}
        href={createStoryUrl(id, { scenario })}
        target="_top"
        aria-label={`${name}: ${scenario}`}
      >
        {scenario}
      </ActionLink>
    )),
  ]);
  return <GuideTable name="Pages and scenarios" heads={['Page', ...scenarios]} rows={rows} />;
}
