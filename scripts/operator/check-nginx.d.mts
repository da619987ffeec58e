export function listNginxProblems(nginx: string, root: string, edit?: (text: string) => string): Promise<string[]>;
