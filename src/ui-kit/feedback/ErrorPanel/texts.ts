import { defineTexts } from '#shared/texts/define-texts.ts';
export const texts = defineTexts('ui-kit.error-panel', { retry: 'Try again' });
