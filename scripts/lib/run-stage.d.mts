export function runStage(
  name: string,
  command: string,
  args: readonly string[],
  env?: Record<string, string>,
): Promise<{ name: string; code: number; text: string }>;
