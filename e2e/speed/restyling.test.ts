import { isObject, readNumber, readObject } from '@noren/contract/json'
import type { CDPSession } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/test.ts'

for (const path of ['/', '/restaurants/shiobi', '/ja/contact']) {
  test(`something new on ${path} has the browser style little else`, async ({ page, context }) => {
    await page.goto(path)
    await hydrated(page)
    const elements = await page.locator('*').count()
    const session = await context.newCDPSession(page)
    const styled = await styledDuring(session, () =>
      page.evaluate(async () => {
        for (const parent of [document.head, document.body]) {
          parent.append(document.createElement('meta'))
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
        }
      }),
    )
    expect(styled).toBeLessThan(elements / 5)
  })
}

/** How many elements the browser computed the style of meanwhile. */
async function styledDuring(session: CDPSession, act: () => Promise<unknown>): Promise<number> {
  let elements = 0
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) {
      const { name, args } = readObject(event)
      if (name !== 'UpdateLayoutTree' || !isObject(args)) continue
      elements += readNumber(args.elementCount) ?? 0
    }
  })
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.start', { categories: 'devtools.timeline' })
  await act()
  await session.send('Tracing.end')
  await complete
  return elements
}
