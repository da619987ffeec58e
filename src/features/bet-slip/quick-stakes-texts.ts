/** Texts of the form and the card of the quick stakes, which load when they first open. */
export const texts = {
  /** docs/requirements.md#25-bet-slip */
  card: 'Profile',
  field: (index: number) => `Stake ${index + 1}`,
  sets: 'Sets the stake',
  adds: 'Adds to the stake',
  /** docs/requirements.md#53-quick-stakes */
  required: 'This field is required',
  wholeNumber: 'Enter a whole number above 0',
  save: 'Save',
  cancel: 'Cancel',
  unread: 'Your stakes could not be read',
  unreadNext: 'Check your connection and try again.',
} as const;
