import fc from 'fast-check';

/**
 * Properties are tried on the same examples in every run of the gate, so that what it says is about the change; PROPERTY_SEED, a whole number,
 * looks at others, as a workflow does every week.
 */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_260_314) });
