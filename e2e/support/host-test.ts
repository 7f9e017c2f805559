import type { Page } from '@playwright/test'
import { type ApiHost, startApiHost } from '../api-host/api-host.ts'
import { temporaryFolder } from './folders.ts'
import { hydrated } from './hydrated.ts'
import { type Site, startSite } from './site.ts'
import { test } from './test.ts'

/**
 * Tests of SITE in front of a provider's API host (`API_HOST`). The host behaves well at the start of each
 * test; the browser's requests reach it through SITE.
 */
export const hostTest = test.extend<{ host: ApiHost }, { workerHost: ApiHost; newSite: Site }>({
  // Drawing animations takes a third of the time of a test about something else.
  contextOptions: { reducedMotion: 'reduce' },
  workerHost: [
    async ({}, use) => {
      const host = await startApiHost()
      await use(host)
      await host.stop()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ workerHost }, use) => {
      await using data = await temporaryFolder()
      const site = await startSite(data.path, {
        API_HOST: workerHost.lasting,
        ENQUIRY_LIMIT_PER_MINUTE: '1000',
        ENQUIRY_LIMIT_PER_HOUR: '1000',
      })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  newSite: [
    async ({ workerHost }, use) => {
      await using data = await temporaryFolder()
      const site = await startSite(data.path, { API_HOST: workerHost.silent })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  host: [
    async ({ workerHost, context }, use) => {
      // The map services are not ours to test: their frames get an empty page.
      await context.route(/openstreetmap|google\.com/, (route) => route.fulfill({ body: 'map' }))
      workerHost.reset()
      await use(workerHost)
      workerHost.reset()
    },
    { auto: true },
  ],
})

/**
 * The same where the host's content never arrived: only then does a call that fails have nothing to show but
 * its failure (readings A8).
 */
export const newSiteTest = hostTest.extend({
  baseURL: ({ newSite }, use) => use(newSite.origin),
})

/** Opens a page and waits until the script has taken over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/**
 * Arrives at a page by a link, so that the browser itself makes the page's calls. Comes from the privacy
 * page, which needs none of them.
 */
export async function arrive(page: Page, path: string): Promise<void> {
  const language = path.startsWith('/ja') ? '/ja' : ''
  await open(page, `${language}/privacy`)
  await follow(page, path)
}

/**
 * Goes to another page of the site without reloading the document, and waits until it has replaced the
 * old one; its calls may still be running.
 */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate(
    (to) =>
      new Promise<void>((resolve) => {
        const former = document.querySelector('main')?.firstElementChild
        new MutationObserver((_, observer) => {
          if (former?.isConnected) return
          observer.disconnect()
          resolve()
        }).observe(document.body, { childList: true, subtree: true })
        history.pushState(null, '', to)
        dispatchEvent(new PopStateEvent('popstate'))
      }),
    path,
  )
}

/**
 * A separate SITE for a host that misbehaves: its pages lack what the host never answered, so the browser
 * requests that on the first load.
 */
export async function siteFor(
  host: ApiHost,
  env: Record<string, string> = {},
): Promise<Site & AsyncDisposable> {
  const data = await temporaryFolder()
  const site = await startSite(data.path, { API_HOST: host.origin, ...env })
  return {
    ...site,
    [Symbol.asyncDispose]: async () => {
      await site.stop()
      await data[Symbol.asyncDispose]()
    },
  }
}
