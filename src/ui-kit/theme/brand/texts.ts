import { defineTexts } from '#shared/texts/define-texts.ts';

/** Problems of a brand file, for the operator. {key} is a path in the file, such as tokens.dark.accent.main. */
export const texts = defineTexts('ui-kit.brand', {
  modes: { light: 'Light', dark: 'Dark', contrast: 'High contrast' },
  /** {known} lists keys of the file, which no language translates. */
  unknownKey: '{key}: there is no such key. Possible here: {known}.',
  /** {expected} is one of the sentences below. */
  invalidValue: '{key}: {found} cannot be used here. {expected}',
  invalidFile: 'The file: {found} cannot be used here. {expected}',
  expected: {
    object: 'Put an object in braces here.',
    token: 'A token is an object with $value.',
    color: 'A colour is #rrggbb in quotes, or the srgb form of DTCG with components from 0 to 1.',
    radius: 'A corner has 0 to {max} pixels, for example 8px in quotes.',
    'font-names': 'Give one to {max} names of fonts.',
    text: 'Give a text of 1 to {max} characters, without line breaks.',
    list: 'Give a list of at most {max} entries.',
    picture: 'Give a path on your host, or an address with https.',
    link: 'Give a path on your host, or an address with https.',
    family: 'Give a name of 1 to 40 Latin letters, digits, spaces and hyphens.',
    'font-file': 'Give a path on your own host. The security policy refuses fonts of other hosts.',
  },
  /** Stands for {found} where the key has no value. */
  nothing: 'nothing',
  tooManyValues:
    'The file has {count} values, and at most {limit} are allowed. A token counts once, remarks do not count.',
  /** Two colours whose contrast is too low. {mode} is light, dark or high contrast. {role} names one of the two. */
  weakPair:
    '{mode}: {ink} {inkColor} on {surface} {surfaceColor} has {ratio} : 1 and needs {required} : 1. The nearest {role} that passes is {suggestion}.',
});
