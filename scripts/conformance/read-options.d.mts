import type { CheckOptions } from './check-server.ts';

export const usage: string;

export function readOptions(
  argv: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): {
  readonly problem?: string;
  readonly check?: CheckOptions;
  readonly json?: string | undefined;
  readonly junit?: string | undefined;
};
