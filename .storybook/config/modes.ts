const themes = ['light', 'dark', 'contrast'] as const;

const createModes = (widths: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    themes.flatMap((theme) =>
      Object.entries(widths).map(([name, width]) => [`${theme} ${name}`, { theme, viewport: { width, height: 900 } }]),
    ),
  );

/** Default Chromatic modes of a story: every theme at the width at which the story check runs every play. */
export const modes = createModes({ desktop: 1280 });

/**
 * Parameters of a story that Chromatic also draws on a phone and a tablet. `npm run test:matrix` also runs its play at
 * these widths.
 */
export const everyWidth = { chromatic: { modes: createModes({ phone: 360, tablet: 768 }) } };

/** Breakpoints of the product, and the most common desktop size. */
export const viewports = {
  phone: { name: 'Phone 320', styles: { width: '320px', height: '640px' } },
  large: { name: 'Phone 480', styles: { width: '480px', height: '860px' } },
  tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
  landscape: { name: 'Tablet 1024', styles: { width: '1024px', height: '768px' } },
  desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '860px' } },
} as const;
