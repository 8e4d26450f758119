/**
 * The seed of what tests draw by lot, a whole number: `npm test` has the same at every run, so that it fails only for what was
 * changed, and `npm run test:full` another at each. `TEST_SEED` brings one back.
 */
export const seed = Number(process.env.TEST_SEED || 20_261_122);
