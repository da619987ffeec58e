/** After a verb the label starts in lower case. Names inside it keep their case. */
const lowercaseFirstLetter = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

export const texts = {
  lower: (label: string) => `Lower ${lowercaseFirstLetter(label)}`,
  raise: (label: string) => `Raise ${lowercaseFirstLetter(label)}`,
} as const;
