import type { GlobalTypes } from 'storybook/internal/csf';
import { selectableScenarios } from '#mocks/network-scenarios.ts';
import { contract } from '#shared/api/contract/index.ts';
import { brandChoices, themes } from './brand-choices.ts';

/** Choices of the toolbar. Each is also part of the address: `&globals=theme:dark;scenario:unreachable;of:saveBet`. */
export const choices = {
  /** The operator's brand: the kit's own, or a file of public-demo/brands. */
  brand: brandChoices,
  theme: [...themes, 'system'],
  density: ['comfortable', 'compact'],
  direction: ['ltr', 'rtl'],
  language: ['en', 'hi', 'bn', 'ur', 'ta', 'te', 'pseudo'],
  motion: ['full', 'reduced'],
  seed: ['7', '11', '42'],
  /** Speed of the simulated exchange's clock. */
  clock: ['stopped', '1x', '60x'],
  /** Delay of every response. */
  latency: ['0 ms', '300 ms', '2000 ms'],
  scenario: ['none', ...selectableScenarios],
  /** Call that the scenario affects. */
  of: ['every call', ...Object.keys(contract).sort()],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type GlobalName = keyof typeof choices;

/** Choices with a button of their own. A button shows the choice, and its tooltip the name. */
const BUTTONS: Readonly<Partial<Record<GlobalName, readonly [title: string, icon: string]>>> = {
  brand: ['Brand', 'paintbrush'],
  theme: ['Mode', 'circlehollow'],
  density: ['Density', 'listunordered'],
  direction: ['Direction', 'transfer'],
  language: ['Language', 'globe'],
  motion: ['Motion', 'play'],
};

/** Choices of the simulated exchange. They share one button (.storybook/manager/SimulationTool.tsx). */
const SIMULATION: Readonly<Partial<Record<GlobalName, string>>> = {
  seed: 'Seed',
  clock: 'Clock',
  latency: 'Latency',
  scenario: 'Network scenario',
  of: 'Scenario of',
};

const buttonTypes = Object.entries(BUTTONS).map(([name, [title, icon]]) => [
  name,
  {
    description: title,
    toolbar: {
      title,
      // Storybook's type lists its icons and does not export the list.
      icon: icon as never,
      items: choices[name as GlobalName].map((value) => ({ value, title: value })),
      dynamicTitle: true,
    },
  },
]);

const simulationTypes = Object.entries(SIMULATION).map(([name, title]) => [
  name,
  { description: title, simulation: { title, items: choices[name as GlobalName] } },
]);

export const globalTypes = Object.fromEntries([...buttonTypes, ...simulationTypes]) as GlobalTypes;

export const initialGlobals = Object.fromEntries(Object.entries(choices).map(([name, [first]]) => [name, first]));

export type Globals = Readonly<Record<string, unknown>>;

/** Reads a toolbar choice. Returns the first option when the address has an invalid value. */
export function readGlobal<N extends GlobalName>(globals: Globals, name: N): (typeof choices)[N][number] {
  const items: readonly string[] = choices[name];
  const value = String(globals[name]);
  return items.includes(value) ? value : (items[0] ?? '');
}
