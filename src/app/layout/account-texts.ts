import { defineTexts } from '#shared/texts/define-texts.ts';
/** Texts that only the account menu shows. They download with its file. */
export const texts = defineTexts('app.layout.account', {
  profile: 'Profile',
  statement: 'Statement',
  profitLoss: 'Profit and loss',
  results: 'Results',
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', contrast: 'High contrast', system: 'System' },
  signOut: 'Sign out',
  version: 'Version {version}',
  configuration: 'Configuration {id}',
  datedConfiguration: 'Configuration {id}, {date}',
});
