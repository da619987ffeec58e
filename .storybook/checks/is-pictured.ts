/** What decides whether the gate keeps pictures of a story. */
export interface StoryFacts {
  /** The story file, from the root of the repository: `./src/…`. */
  readonly importPath: string;
  /** The name that Storybook shows. */
  readonly name: string;
  /** Whether the story is the first of its file: the typical one. */
  readonly isFirst: boolean;
  /** `parameters.picture` of the story, or of its meta. */
  readonly picture: unknown;
}

const SHEET_STORIES: readonly string[] = ['Permutations', 'States'];

/** The gate pictures every ui-kit story, the typical story of every other file, and sheets; `parameters.picture` overrides. */
export function isPictured({ importPath, name, isFirst, picture }: StoryFacts): boolean {
  if (typeof picture === 'boolean') return picture;
  return importPath.startsWith('./src/ui-kit/') || isFirst || SHEET_STORIES.includes(name);
}
