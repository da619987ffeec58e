import fc from 'fast-check';

/**
 * Uses the same examples for property tests in every run of `npm test`. The variable `PROPERTY_SEED`, a whole number,
 * chooses others, as a weekly workflow does. ESLint refuses a suite's own seed, which this one could not change.
 */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_260_314) });
