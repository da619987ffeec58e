/** Separate from the texts of the login page, because every page shows the logo. */
export const texts = {
  /** docs/requirements.md#23-shell: shown when no logo is stored. */
  logo: 'LOGO',
  logoOf: (brand: string) => `${brand} logo`,
} as const;
