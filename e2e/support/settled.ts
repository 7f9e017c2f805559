import { expect, type Locator, type Page, type Request } from '@playwright/test'

/** The pending requests of each page. */
const awaited = new WeakMap<Page, Set<Request>>()

/** Follows a page's requests from now on, to know when it has {@link settled}. */
export function followed(page: Page): Page {
  const requests = new Set<Request>()
  awaited.set(page, requests)
  page.on('request', (request) => requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
  // A call is done with its response: the body of one that is not read is never fetched to its end.
  page.on('response', (response) => {
    if (pathOf(response.url()).startsWith('/api/')) requests.delete(response.request())
  })
  // Next reads no more of what a form asked its server once the page has gone on to another screen.
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return
    for (const request of requests) {
      const isOfAForm = 'next-action' in request.headers()
      if (isOfAForm && pathOf(request.url()) !== pathOf(frame.url())) requests.delete(request)
    }
  })
  return page
}

const pathOf = (url: string) => new URL(url).pathname

/**
 * Waits until a screen of the desk is completely drawn and reacts to input: its script has taken over every
 * button and field, all its requests are done, and the browser is idle.
 */
export async function settled(page: Page): Promise<void> {
  const missing = async () => {
    // What is answered in between may not be drawn yet.
    const before = pendingOf(page)
    const parts = await page.evaluate(unsettled).catch(() => ['the next document'])
    return [...new Set([...before, ...parts, ...pendingOf(page)])]
  }
  await expect.poll(missing, { intervals: [20] }).toEqual([])
}

/** The requests of a {@link followed} page that have no answer yet. */
export function pendingOf(page: Page): string[] {
  const requests = awaited.get(page)
  if (!requests) throw new Error('Nobody follows what this page asks for')
  return [...requests].map((request) => `${request.method()} ${request.url()}`)
}

/** Presses something once its screen has settled. */
export async function press(target: Locator): Promise<void> {
  await settled(target.page())
  await target.click()
}

/** What is still pending on a screen, reported once the browser is idle. */
function unsettled(): Promise<string[]> {
  const controls = [...document.querySelectorAll('button, input, select, textarea')]
  const isTaken = (node: Element) => Object.keys(node).some((key) => key.startsWith('__reactProps'))
  const parts = [
    ...(document.readyState === 'complete' ? [] : ['the document']),
    ...(controls.length > 0 && controls.every(isTaken) ? [] : ['its script']),
    ...(document.querySelector('form[data-form-ready="false"]') ? ['its form'] : []),
  ]
  return scheduler.postTask(() => parts, { priority: 'background' })
}
