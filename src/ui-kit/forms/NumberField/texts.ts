import { defineTexts } from '#shared/texts/define-texts.ts';

/** Buttons beside the field. {label} is the field's label, which starts in lower case. */
export const texts = defineTexts('ui-kit.number-field', { lower: 'Lower {label}', raise: 'Raise {label}' });
