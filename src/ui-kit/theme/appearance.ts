export type ThemeChoice = 'light' | 'dark' | 'system';
export type Density = 'comfortable' | 'compact';

/** Sets what the CSS variables hang on. Nothing renders: the browser repaints. */
export function applyTheme(choice: ThemeChoice, root: HTMLElement = document.documentElement): void {
  root.dataset['theme'] = choice;
}

export function applyDensity(density: Density, root: HTMLElement = document.documentElement): void {
  root.dataset['density'] = density;
}
