export interface DockerInstruction {
  readonly name: string;
  readonly parts: readonly string[];
}
export function readInstructions(text: string): DockerInstruction[];
export function listImageFileProblems(root: string, read?: (path: string) => string): string[];
