/** Components without texts, or with numbers only. */
export const wordless: readonly string[] = [
  'IconButton',
  'MarketGroups',
  'Price',
  'ProgressBar',
  'CountdownRing',
  'Skeleton',
  'Spinner',
  'SportIcon',
  'Timestamp',
];

/** Only one dialog can be on top, and a page has one main part, so their variants have separate stories. */
export const oneAtATime: readonly string[] = ['Modal', 'AuthCard'];
