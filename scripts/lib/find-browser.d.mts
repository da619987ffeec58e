export const browserArgs: readonly string[];
export function listInstallCommands(system: {
  readonly platform: string;
  readonly isRoot: boolean;
}): readonly (readonly (readonly string[])[])[];
export function findBrowser(): Promise<string>;
