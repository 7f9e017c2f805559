import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { ON_BOTH } from './cms/test/on-both.ts'
import { QUICKLY } from './cms/test/program.ts'

/** Nothing is proved by these: they are for a machine that is busy with much else. */
const PATIENCE = { testTimeout: 180_000, hookTimeout: 180_000 }

/** What the tests of the desk have in common on both databases. */
const CMS = {
  environment: 'node',
  ...PATIENCE,
  isolate: false,
  expect: { requireAssertions: true },
  setupFiles: 'cms/test/as-new.ts',
  execArgv: [
    ...QUICKLY,
    ...['--import', join(import.meta.dirname, 'cms/test/derive-once.ts')],
    // Most of what a save makes is garbage at once: with more room V8 collects it less often.
    '--max-semi-space-size=64',
  ],
}

/**
 * Runners in one file: plain Node for rules and the server; what the built programs answer; and the CMS
 * (a real Payload takes longer to come up), on SQLite and on PostgreSQL. What a visitor sees is tested in a
 * real browser by Playwright, in e2e/.
 */
export default defineConfig({
  test: {
    // Tags are what tests prove: docs/conformance.md names them.
    strictTags: false,
    // Most tests wait for a process or a clock: of two cores one would stand idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          ...PATIENCE,
          // No file leaves anything behind that another could see: modules are loaded once a worker.
          isolate: false,
          // Programs that tests start are compiled once.
          env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/node') },
          // A test that asserts nothing proves nothing.
          expect: { requireAssertions: true },
          include: [
            '{contract,kit,demo,site/server,site/src,site/scripts,scripts,bench,backup}/**/*.test.{ts,tsx}',
            'mutation/*.test.ts',
          ],
          exclude: ['**/node_modules/**', 'bench/peers/**'],
        },
      },
      {
        test: {
          name: 'served',
          environment: 'node',
          ...PATIENCE,
          isolate: false,
          include: ['{e2e/served,torture}/**/*.test.ts'],
          expect: { requireAssertions: true, poll: { timeout: 20_000 } },
          globalSetup: 'e2e/support/site-of-the-run.ts',
          setupFiles: 'e2e/support/clear-away.ts',
        },
      },
      {
        test: {
          name: 'cms',
          ...CMS,
          include: ['cms/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/.next/**', '**/*.postgres.test.ts'],
          globalSetup: 'cms/test/database-file.ts',
        },
      },
      {
        test: {
          name: 'cms-postgres',
          ...CMS,
          include: [...ON_BOTH, 'cms/**/*.postgres.test.ts'],
          globalSetup: 'cms/test/postgres-server.ts',
        },
      },
    ],
  },
})
