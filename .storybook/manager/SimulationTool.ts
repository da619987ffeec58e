import { type ChangeEvent, createElement, Fragment, type SyntheticEvent } from 'react';
import { Button, Form, PopoverProvider } from 'storybook/internal/components';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { useGlobals, useGlobalTypes, useStorybookApi } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { readSimulationChoices, type SimulationChoice } from './simulation-choices.ts';

// Storybook compiles its manager with the classic form of JSX, and the types of this project expect the automatic one.
// So this file has no JSX.

const Panel = styled.form({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(180px, 1fr)',
  alignItems: 'center',
  gap: 10,
});

interface ChoiceFieldProps {
  choice: SimulationChoice;
  value: string;
  onChange: (value: string) => void;
}

function ChoiceField({ choice: { name, title, items }, value, onChange }: ChoiceFieldProps) {
  const id = `simulation-${name}`;
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => onChange(currentTarget.value);
  return createElement(
    Fragment,
    null,
    createElement('label', { htmlFor: id }, title),
    createElement(
      Form.Select,
      { id, value, onChange: handleChange },
      items.map((item) => createElement('option', { key: item }, item)),
    ),
  );
}

/** One button for every choice of the simulated exchange: eleven do not fit into the toolbar beside the sidebar. */
export function SimulationTool() {
  const globalTypes = useGlobalTypes();
  const choices = readSimulationChoices(globalTypes);
  const [globals, updateGlobals] = useGlobals();
  const { emit, getCurrentStoryData } = useStorybookApi();
  const readValue = ({ name, items: [first = ''] }: SimulationChoice) => String(globals[name] ?? first);
  const changed = choices.filter((choice) => readValue(choice) !== choice.items[0]);
  const handleChoice = (name: string, value: string) => {
    updateGlobals({ [name]: value });
    // A story sets its exchange up once, before its first render. A new choice needs a new start of the story.
    emit(FORCE_REMOUNT, { storyId: getCurrentStoryData().id });
  };
  const fields = choices.map((choice) =>
    createElement(ChoiceField, {
      key: choice.name,
      choice,
      value: readValue(choice),
      onChange: (value) => handleChoice(choice.name, value),
    }),
  );
  const button = createElement(
    Button,
    {
      size: 'small',
      padding: 'small',
      variant: 'ghost',
      ariaLabel: changed.length > 0 ? `Simulation, ${changed.length} changed` : 'Simulation',
      tooltip: 'Seed, clock, latency and failures of the simulated exchange',
    },
    'Simulation',
  );
  return createElement(PopoverProvider, {
    ariaLabel: 'Simulation',
    hasCloseButton: true,
    padding: 20,
    popover: createElement(Panel, { onSubmit: (event: SyntheticEvent) => event.preventDefault() }, fields),
    // The type wants an element of the page. The trigger passes its ref on to one.
    children: button as never,
  });
}
