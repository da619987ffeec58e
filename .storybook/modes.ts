/** Theme × width, for the visual baseline. */
const widths = { phone: 360, tablet: 768, desktop: 1280 } as const;
const themes = ['light', 'dark'] as const;

export const modes = Object.fromEntries(themes.flatMap((theme) => Object.entries(widths).map(([name, width]) => [`${theme} ${name}`, { theme, viewport: { width, height: 900 } }])));

export const viewports = {
  phone: { name: 'Phone 360', styles: { width: '360px', height: '740px' } },
  tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
  desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '860px' } },
} as const;
