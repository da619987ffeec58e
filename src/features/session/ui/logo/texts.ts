/** Apart from the words of the login page: the logo stands in the header of every other one. */
export const texts = {
  /** Specification 2: shown where no logo is stored. */
  logo: 'LOGO',
  logoOf: (brand: string) => `${brand} logo`,
} as const;
