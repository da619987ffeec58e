/**
 * A name of the server has the direction of its first letter, and stands where the texts around it begin. In a page
 * from right to left, "15 over run" would otherwise read "over run 15". Chromium and Safari know the prefixed value.
 */
export const ownDirection = `
  unicode-bidi: plaintext;
  text-align: match-parent;
  text-align: -webkit-match-parent;
`;
