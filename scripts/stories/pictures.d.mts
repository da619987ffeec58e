interface UpdatedPictures {
  readonly folder: string;
  readonly foreign: boolean;
  readonly sum: string;
  readonly drawnOtherwise: boolean;
}

export function openForUpdate(folder: string, sum: string): UpdatedPictures;
export function finishUpdate(pictures: UpdatedPictures, run: { readonly whole: boolean; readonly seen: readonly string[] }): boolean;
