/** What only the account menu says: its words come with it. */
export const texts = {
  profile: 'Profile',
  statement: 'Statement',
  profitLoss: 'Profit and loss',
  results: 'Results',
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', system: 'System' },
  signOut: 'Sign out',
} as const;
