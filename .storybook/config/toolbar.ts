import { selectableScenarios } from '#mocks/network-scenarios.ts';
import { contract } from '#shared/api/contract/index.ts';

/** Choices of the toolbar. Each is also part of the address: `&globals=theme:dark;scenario:unreachable;of:saveBet`. */
export const choices = {
  /** The operator's brand: the kit's own, or a file of public-demo/brands. */
  brand: ['default', 'tidemark', 'ember', 'royal-court'],
  theme: ['light', 'dark', 'contrast', 'system'],
  density: ['comfortable', 'compact'],
  direction: ['ltr', 'rtl'],
  language: ['en-IN', 'pseudo'],
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

const TOOLBAR_ITEMS: Readonly<Record<GlobalName, readonly [title: string, icon: string]>> = {
  brand: ['Brand', 'paintbrush'],
  theme: ['Theme', 'circlehollow'],
  density: ['Density', 'listunordered'],
  direction: ['Direction', 'transfer'],
  language: ['Language', 'globe'],
  motion: ['Motion', 'play'],
  seed: ['Simulator seed', 'beaker'],
  clock: ['Simulator clock', 'timer'],
  latency: ['Latency', 'time'],
  scenario: ['Network scenario', 'lightning'],
  of: ['Scenario of', 'hourglass'],
};

type GlobalTypes = Record<
  string,
  {
    description: string;
    toolbar: { title: string; icon: never; items: { value: string; title: string }[]; dynamicTitle: boolean };
  }
>;

export const globalTypes = Object.fromEntries(
  Object.entries(TOOLBAR_ITEMS).map(([name, [title, icon]]) => [
    name,
    {
      description: title,
      toolbar: {
        title,
        icon: icon as never,
        items: choices[name as GlobalName].map((value) => ({ value, title: `${title}: ${value}` })),
        dynamicTitle: true,
      },
    },
  ]),
) satisfies GlobalTypes;

export const initialGlobals = Object.fromEntries(Object.entries(choices).map(([name, [first]]) => [name, first]));

export type Globals = Readonly<Record<string, unknown>>;

/** Reads a toolbar choice. Returns the first option when the address has an invalid value. */
export function readGlobal<N extends GlobalName>(globals: Globals, name: N): (typeof choices)[N][number] {
  const items: readonly string[] = choices[name];
  const value = String(globals[name]);
  return items.includes(value) ? value : (items[0] ?? '');
}
