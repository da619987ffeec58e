export const browserArgs: readonly string[];
export function findShellBeside(browserPath: string): string;
export function listInstallCommands(system: {
  readonly platform: string;
  readonly isRoot: boolean;
  readonly prefersShell?: boolean;
}): readonly (readonly (readonly string[])[])[];
export function findBrowser(options?: { readonly prefersShell?: boolean }): Promise<string>;
