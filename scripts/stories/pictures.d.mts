interface UpdatedPictures {
  readonly folder: string;
  readonly foreign: boolean;
  readonly sum: string;
  readonly rendersDifferently: boolean;
}

export function openForUpdate(folder: string, sum: string): UpdatedPictures;
export function finishUpdate(
  pictures: UpdatedPictures,
  run: { readonly isFullRun: boolean; readonly comparedFiles: readonly string[] },
): boolean;
