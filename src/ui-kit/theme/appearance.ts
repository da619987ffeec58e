import type { Mode } from './colors.ts';

export type ThemeChoice = Mode | 'system';
export type Density = 'comfortable' | 'compact';

/** Sets the attributes that the CSS variables depend on. The browser repaints without a render. */
export function applyTheme(choice: ThemeChoice, root: HTMLElement = document.documentElement): void {
  root.dataset['theme'] = choice;
}

export function applyDensity(density: Density, root: HTMLElement = document.documentElement): void {
  root.dataset['density'] = density;
}
