/** Separate from the texts of the login page, because every page shows the logo. */
export const texts = {
  logoOf: (brand: string) => `${brand} logo`,
} as const;

/** Shown when no logo is stored (docs/requirements.md#23-shell). It stands for a picture, so no language changes it. */
export const LOGO_PLACEHOLDER = 'LOGO';
