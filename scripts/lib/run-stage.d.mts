export function runStage(
  name: string,
  command: string,
  args: readonly string[],
  env?: Record<string, string>,
  options?: { readonly isBackground?: boolean },
): Promise<{ name: string; code: number; text: string }>;
