import path from 'node:path';

/** Commands of the pre-commit hook for the staged files. */
export default {
  '*.{ts,tsx,js,mjs,json,yml,css,html,md}': 'prettier --write --ignore-unknown',
  '*.{ts,tsx,js,mjs}': 'eslint --max-warnings 0 --no-warn-ignored',
  '*.{ts,tsx,js,mjs,md,mdx}': (files) =>
    `node scripts/lint/check-prose.mjs ${files.map((file) => path.relative(import.meta.dirname, file)).join(' ')}`,
};
