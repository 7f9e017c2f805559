/** Inputs tried of each property; `PROPERTY_RUNS=100000` for a long search. */
const { PROPERTY_RUNS } = process.env

/**
 * How `fc.assert` looks for an input that breaks a property. The suite tries the same inputs each time, so that
 * no change fails by what another one left behind; a long search begins elsewhere each time, and a find says the
 * seed to repeat it with (decision 128).
 */
export const SEARCH: { numRuns: number; seed?: number } = PROPERTY_RUNS
  ? { numRuns: Number(PROPERTY_RUNS) }
  : { numRuns: 200, seed: 20261201 }
