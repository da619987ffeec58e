import { brandChoices, themes } from './brand-choices.ts';

const [kitBrand, ...operatorBrands] = brandChoices;

interface ModeChoice {
  readonly brand: string;
  readonly themes: readonly string[];
  readonly widths: Readonly<Record<string, number>>;
}

interface ChromaticMode {
  readonly brand: string;
  readonly theme: string;
  readonly viewport: { readonly width: number; readonly height: number };
}

/** Modes of one brand. The kit's own brand is not part of a name. */
const createModes = (choice: ModeChoice): readonly (readonly [string, ChromaticMode])[] =>
  choice.themes.flatMap((theme) =>
    Object.entries(choice.widths).map(([name, width]) => [
      [...(choice.brand === kitBrand ? [] : [choice.brand]), theme, name].join(' '),
      { brand: choice.brand, theme, viewport: { width, height: 900 } },
    ]),
  );

/** Default Chromatic modes of a story: every theme at the width at which the story check runs every play. */
export const modes = Object.fromEntries(createModes({ brand: kitBrand, themes, widths: { desktop: 1280 } }));

/**
 * Parameters of the stories of pages. Chromatic also draws them on a phone and a tablet, and in each operator's brand.
 * `npm run test:matrix` also runs their plays at these widths.
 */
export const pageModes = {
  chromatic: {
    modes: Object.fromEntries([
      ...createModes({ brand: kitBrand, themes, widths: { phone: 360, tablet: 768 } }),
      // Reviewers see high contrast in the kit's own brand. brand-contrast.test.ts checks it in every brand.
      ...operatorBrands.flatMap((brand) =>
        createModes({ brand, themes: ['light', 'dark'], widths: { phone: 360, desktop: 1280 } }),
      ),
    ]),
  },
};

/** Breakpoints of the product, and the most common desktop size. */
export const viewports = {
  phone: { name: 'Phone 320', styles: { width: '320px', height: '640px' } },
  large: { name: 'Phone 480', styles: { width: '480px', height: '860px' } },
  tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
  landscape: { name: 'Tablet 1024', styles: { width: '1024px', height: '768px' } },
  desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '860px' } },
} as const;
