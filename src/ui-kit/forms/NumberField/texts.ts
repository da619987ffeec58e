/** Behind a verb the label begins small; a name in it keeps its letters. */
const behindVerb = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

export const texts = {
  lower: (label: string) => `Lower ${behindVerb(label)}`,
  raise: (label: string) => `Raise ${behindVerb(label)}`,
} as const;
