import fc from 'fast-check';

/**
 * Uses the same examples for property tests in every run of `npm test`. PROPERTY_SEED, a whole number, chooses others,
 * as
 * a weekly workflow does.
 */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_260_314) });
