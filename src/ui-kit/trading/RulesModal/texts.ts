/** The rules and their two answers (docs/requirements.md#27-casino). */
export const texts = {
  title: 'Rules',
  rule: (times: number) => `Every casino win or loss is multiplied by ${times}.`,
  win: (amount: string, credits: string) => `A win of ${amount} pays ${credits} credits.`,
  loss: (amount: string, credits: string) => `A loss of ${amount} costs ${credits} credits.`,
  ratio: 'This is a 1 to 1 ratio.',
  confirm: 'Confirm',
  decline: "Don't Agree",
} as const;
