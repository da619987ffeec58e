export interface ProseProblem {
  readonly line: number;
  readonly phrase: string;
  readonly advice: string;
}
export function checkDocument(text: string, options?: { readonly countsWords?: boolean }): ProseProblem[];
export function checkTexts(source: string): ProseProblem[];
export function checkComments(source: string, file: string): ProseProblem[];
