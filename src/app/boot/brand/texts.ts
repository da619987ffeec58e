export const texts = {
  wrong: 'The brand cannot be used, so the default brand stays:',
  unreachable: (file: string, status: number) => `${file} responded with status ${status}.`,
  fontFailed: (family: string) => `The font ${family} of the brand could not be loaded.`,
} as const;
