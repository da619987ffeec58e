import { defineTexts } from '#shared/texts/define-texts.ts';
/** Separate from the texts of the login page, because every page shows the logo. */
export const texts = defineTexts('session.logo', {
  logoOf: '{brand} logo',
});

/** Shown when no logo is stored (docs/requirements.md#23-shell). It stands for a picture, so no language changes it. */
export const LOGO_PLACEHOLDER = 'LOGO';
