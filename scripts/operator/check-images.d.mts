export interface DockerInstruction {
  readonly name: string;
  readonly words: readonly string[];
}
export function readInstructions(text: string): DockerInstruction[];
export function listImageFileProblems(root: string, read?: (path: string) => string): string[];
