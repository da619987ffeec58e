export const themes = ['light', 'dark', 'contrast'] as const;

/** The demo's brands: the files of public-demo/brands. */
export const demoBrands = ['tidemark', 'ember', 'royal-court'] as const;

/** Brands of the toolbar and of Chromatic's modes: the kit's own, then those of the demo. */
export const brandChoices = ['default', ...demoBrands] as const;
