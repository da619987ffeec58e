import fc from 'fast-check';

/**
 * Uses the same examples for property tests in every run of the gate. PROPERTY_SEED, a whole number, chooses others, as
 * a weekly workflow does.
 */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_260_314) });
