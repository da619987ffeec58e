/** Commit subjects: a type, an imperative, at most 72 characters, one idea. CONTRIBUTING.md has examples. */
export default {
  extends: ['@commitlint/config-conventional'],
  rules: {
    'header-max-length': [2, 'always', 72],
    'body-max-line-length': [0],
  },
};
