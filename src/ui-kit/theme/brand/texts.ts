import { defineTexts } from '#shared/texts/define-texts.ts';

/** Problems of a brand file, for the operator. {key} is a path in the file, such as tokens.dark.accent.main. */
export const texts = defineTexts('ui-kit.brand', {
  modes: { light: 'Light', dark: 'Dark', contrast: 'High contrast' },
  unknownKey: '{key}: no such key, check its spelling.',
  invalidValue: '{key}: {found} cannot be used here.',
  invalidFile: 'The file: {found} cannot be used here.',
  /** Stands for {found} where the key has no value. */
  nothing: 'nothing',
  tooManyValues: 'The file has {count} values, and at most {limit} are allowed.',
  /** Two colours whose contrast is too low. {mode} is light, dark or high contrast. {role} names one of the two. */
  weakPair:
    '{mode}: {ink} {inkColor} on {surface} {surfaceColor} has {ratio} : 1 and needs {required} : 1. The nearest {role} that passes is {suggestion}.',
});
