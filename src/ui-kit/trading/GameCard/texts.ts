import { defineTexts } from '#shared/texts/define-texts.ts';
export const texts = defineTexts('ui-kit.game-card', { favourite: '{game} is a favourite' });
