import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/** A restaurant's head stands at the bottom of its column, the header's links at the end of their row. */
const PATHS = [
  '/ja',
  '/ja/restaurants',
  '/ja/about',
  '/ja/contact',
  '/ja/restaurants/kohaku',
  '/restaurants/yoriai',
] as const

const PIECES = 24
const FRAMES_MS = 100

for (const path of PATHS) {
  test(`nothing on ${path} moves while its document arrives in pieces`, async ({
    site,
    browser,
  }) => {
    const text = await (await fetch(site.origin + path)).text()
    const asked = Promise.withResolvers<ServerResponse>()
    await using server = createServer((request, response) => {
      if (request.url === path) asked.resolve(response)
      else response.writeHead(404).end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    await using page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.addInitScript(countShifts)
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const [head = '', ...pieces] = piecesOf(text)
    const opened = page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'commit' })
    const response = await asked.promise
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).write(head)
    await opened
    for (const piece of pieces) {
      response.write(piece)
      await drawn(page)
    }
    response.end()
    await page.waitForLoadState()
    await drawn(page)
    // Browsers open lines beforehand, which the server would wait for.
    server.closeAllConnections()
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0)
  })
}

/** The head, and then what is to be seen in pieces of one length. */
function piecesOf(text: string): string[] {
  const body = text.indexOf('<body>')
  const length = Math.ceil((text.length - body) / PIECES)
  const pieces = Array.from({ length: PIECES }, (_, at) =>
    text.slice(body + at * length, body + (at + 1) * length),
  )
  return [text.slice(0, body), ...pieces]
}

/** Waits for two frames, or for their time where the browser does not draw yet. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    (time) =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
        setTimeout(resolve, time)
      }),
    FRAMES_MS,
  )
}

/** Adds up the layout shifts, as browsers do for CLS. */
function countShifts(): void {
  Object.assign(window, { shift: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      Object.assign(window, {
        shift: Number(Reflect.get(window, 'shift')) + ('value' in entry ? Number(entry.value) : 0),
      })
  }).observe({ type: 'layout-shift', buffered: true })
}
