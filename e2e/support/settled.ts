import { expect, type Locator, type Page, type Request } from '@playwright/test'

/** What each page has asked for that has not come yet. */
const awaited = new WeakMap<Page, Set<Request>>()

/** Follows what a page asks for from now on, so that one can tell when it has {@link settled}. */
export function followed(page: Page): Page {
  const requests = new Set<Request>()
  awaited.set(page, requests)
  page.on('request', (request) => requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
  // A call has come with its answer: what an answer nobody reads says is never fetched to its end.
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/')) requests.delete(response.request())
  })
  return page
}

/**
 * Waits until a screen of the desk is drawn to its end and hears what is pressed: its script has taken
 * over every button and box, all it asked for has come, and the browser has nothing left to do.
 */
export async function settled(page: Page): Promise<void> {
  const requests = awaited.get(page)
  if (!requests) throw new Error('Nobody follows what this page asks for')
  const missing = async () => {
    const parts = await page.evaluate(unsettled).catch(() => ['the next document'])
    return [...parts, ...[...requests].map((request) => request.url())]
  }
  await expect.poll(missing, { intervals: [20] }).toEqual([])
}

/** Presses something once the screen it is on has settled. */
export async function press(target: Locator): Promise<void> {
  await settled(target.page())
  await target.click()
}

/** What is still to come of a screen, told once the browser has nothing else to do. */
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
