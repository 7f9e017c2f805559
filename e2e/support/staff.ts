import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  expect,
  type Page,
  request,
  type ViewportSize,
} from '@playwright/test'
import { type Account, FIRST_ACCOUNT } from './first-account.ts'
import { followed, settled } from './settled.ts'

/** Where a member of staff is: outside Japan, or at another window than a computer's. */
type Whereabouts = { timezoneId?: string; viewport?: ViewportSize }

/** The window of a phone. */
export const PHONE: ViewportSize = { width: 390, height: 844 }

/** A signed-in member of staff. */
export type Staff = AsyncDisposable & {
  /**
   * Opens a screen in a new page and waits until it has settled. The desk has the language of the locale,
   * English without one.
   */
  openDesk: (path: string, locale?: string, at?: Whereabouts) => Promise<Page>
  /** Sends the desk's requests as its own pages do. */
  calls: () => Promise<APIRequestContext>
}

/** A session with less time left than this, in seconds, is renewed. */
const NEARLY_OVER_S = 600

/**
 * Signs in at the desk at an address, when first needed. A browser is kept for each locale and place, since
 * it has loaded the desk's files by then.
 */
export function staffAt(
  browser: Pick<Browser, 'newContext'>,
  baseURL: string,
  account = FIRST_ACCOUNT,
): Staff {
  const contexts = new Map<string, BrowserContext>()
  let calls: APIRequestContext | undefined
  return {
    openDesk: async (path, locale = 'en-GB', { timezoneId = 'Asia/Tokyo', viewport } = {}) => {
      const place = `${locale} ${timezoneId}`
      const context =
        contexts.get(place) ?? (await browser.newContext({ locale, timezoneId, baseURL }))
      contexts.set(place, context)
      await signIn(context.request, baseURL, account)
      const page = followed(await context.newPage())
      if (viewport) await page.setViewportSize(viewport)
      await openScreen(page, path)
      return page
    },
    calls: async () => {
      calls ??= await request.newContext({ baseURL, extraHTTPHeaders: { Origin: baseURL } })
      await signIn(calls, baseURL, account)
      return calls
    },
    [Symbol.asyncDispose]: async () => {
      for (const context of contexts.values()) await context.close()
      await calls?.dispose()
    },
  }
}

/** Opens another screen in the same page. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await settled(page)
}

async function signIn(sender: APIRequestContext, Origin: string, data: Account): Promise<void> {
  const { cookies } = await sender.storageState()
  const session = cookies.find(({ name }) => name === 'noren-token')
  if (session && session.expires - Date.now() / 1000 > NEARLY_OVER_S) return
  const answer = await sender.post('/api/users/login', { headers: { Origin }, data })
  expect(answer.status()).toBe(200)
}
