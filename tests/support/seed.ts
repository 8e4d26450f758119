/** The seed of what is drawn by lot: the same at every run, unless `FAULTS_SEED` gives another whole number. */
export const seed = Number(process.env.FAULTS_SEED || 20_261_122);
