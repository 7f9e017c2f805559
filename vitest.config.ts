import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumLaunch } from './scripts/chromium.ts'

const browserTests = 'site/src/**/*.browser.test.{ts,tsx}'

/**
 * Three runners in one file: plain Node for rules and the server, Node for the CMS (a real Payload
 * takes longer to come up), and a real Chromium for components. End-to-end tests are Playwright's,
 * in e2e/.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{contract,demo,site/server,site/src,site/scripts,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', browserTests],
        },
      },
      {
        test: {
          name: 'cms',
          environment: 'node',
          include: ['cms/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/.next/**'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        publicDir: 'site/public',
        test: {
          name: 'browser',
          include: [browserTests],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumLaunch() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
