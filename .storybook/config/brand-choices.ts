/** Brands of the toolbar and of Chromatic's modes: the kit's own, then the files of public-demo/brands. */
export const brandChoices = ['default', 'tidemark', 'ember', 'royal-court'] as const;
