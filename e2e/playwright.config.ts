import { defineConfig, devices } from '@playwright/test'
import { chromiumLaunch } from '../scripts/chromium.ts'

/** Journeys through the built site and the real CMS, which the fixtures start on free ports. */
export default defineConfig({
  testDir: '.',
  globalSetup: './support/demo-data.ts',
  outputDir: '../test-results/e2e',
  // Each worker starts processes of its own; two cores carry two of them.
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // Nothing is proved by these: they are for a machine that is busy with much else.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    timezoneId: 'Asia/Tokyo',
    // Recording takes as long as the test itself: only one that failed is recorded, on its next try.
    trace: 'on-first-retry',
    launchOptions: chromiumLaunch(),
  },
})
