/** Facts that decide whether a story has reference pictures. */
export interface StoryFacts {
  /** Path of the story file from the root: `./src/…`. */
  readonly importPath: string;
  /** Name in Storybook. */
  readonly name: string;
  /** Tells whether the story is the first of its file, the typical one. */
  readonly isFirst: boolean;
  /** `parameters.picture` of the story or its meta. */
  readonly picture: unknown;
}

const SHEET_STORIES: readonly string[] = ['Permutations', 'States'];

/**
 * The story check pictures every ui-kit story, the typical story of every other file, and sheets. `parameters.picture`
 * overrides this.
 */
export function isPictured({ importPath, name, isFirst, picture }: StoryFacts): boolean {
  if (typeof picture === 'boolean') return picture;
  return importPath.startsWith('./src/ui-kit/') || isFirst || SHEET_STORIES.includes(name);
}
