import { defineTexts } from '#shared/texts/define-texts.ts';
export const texts = defineTexts('ui-kit.modal', { close: 'Close' });
