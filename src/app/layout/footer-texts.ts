import { defineTexts } from '#shared/texts/define-texts.ts';
export const footerTexts = defineTexts('app.layout.footer', { legal: 'Legal information' });
