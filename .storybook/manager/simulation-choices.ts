/** A choice of the simulated exchange, as the preview describes it (.storybook/config/toolbar.ts). */
export interface SimulationChoice {
  readonly name: string;
  readonly title: string;
  /** The first one is the initial choice. */
  readonly items: readonly string[];
}

/** Finds the choices of the panel among the globals that the preview sent. */
export const readSimulationChoices = (globalTypes: Readonly<Record<string, object>>): readonly SimulationChoice[] =>
  Object.entries(globalTypes).flatMap(([name, type]) =>
    'simulation' in type ? [{ name, ...(type.simulation as Omit<SimulationChoice, 'name'>) }] : [],
  );
