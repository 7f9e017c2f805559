import { defineConfig } from 'vitest/config'

/** The tests of one room, as `npm test` runs them; `MUTATION_TESTS` is a JSON array of globs from the root. */
export default defineConfig({
  test: {
    environment: 'node',
    include: JSON.parse(process.env.MUTATION_TESTS ?? '[]'),
    testTimeout: 60_000,
    // Tags are what tests prove, and need no list here.
    strictTags: false,
    // One change at a time is switched on in the modules that are loaded already.
    isolate: false,
  },
})
