import { defineTexts } from '#shared/texts/define-texts.ts';
export const texts = defineTexts('ui-kit.provider-tabs', { providers: 'Game providers' });
