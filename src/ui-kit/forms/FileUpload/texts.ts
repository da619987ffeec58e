import { defineTexts } from '#shared/texts/define-texts.ts';
export const texts = defineTexts('ui-kit.file-upload', {
  choose: 'Choose a file',
  orDrop: 'or drop it here',
  another: 'Choose another',
  remove: 'Remove {name}',
  preview: 'Preview of {name}',
  size: { kilobytes: '{count} KB', megabytes: '{count} MB' },
});
