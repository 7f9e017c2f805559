import { defineConfig, devices } from '@playwright/test'
import { chromiumLaunch } from '../scripts/chromium.ts'
import { LANES } from '../scripts/testing/lanes.ts'

const filesOf = (folders: readonly string[]) => folders.map((folder) => `${folder}/**/*.test.ts`)

/** Journeys through the built site and the real CMS, which the fixtures start on free ports. */
export default defineConfig({
  testDir: '.',
  globalSetup: './support/demo-data.ts',
  // Each worker starts its own programs.
  workers: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // These prove nothing: they are for a busy machine.
  timeout: 180_000,
  expect: { timeout: 40_000 },
  projects: Object.entries(LANES).map(([name, folders]) => ({
    name,
    outputDir: `../test-results/e2e/${name}`,
    // What is served is read without a browser: see vitest.config.ts.
    ...(name === 'rest'
      ? { testIgnore: filesOf([...Object.values(LANES).flat(), 'served']) }
      : { testMatch: filesOf(folders), testIgnore: filesOf(['served']) }),
  })),
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    timezoneId: 'Asia/Tokyo',
    // Recording takes as long as the test itself: only the retry of a failed test is recorded.
    trace: 'on-first-retry',
    // What never comes fails a press as soon as it fails an expectation.
    actionTimeout: 40_000,
    launchOptions: chromiumLaunch(),
  },
})
