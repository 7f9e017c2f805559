import type { Locator, Page } from 'playwright'

/** A page that React has taken over, so that clicks are answered by it. */
export async function interactivePage(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForFunction(() => {
    const link = document.querySelector('a[href="/about"]')
    return link !== null && Object.keys(link).some((key) => key.startsWith('__reactProps'))
  })
}

/** Makes the browser's processor slower by a factor. */
export async function slowDown(page: Page, factor: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: factor })
}

/** The ms from a click to the next frame that shows another main heading. */
export async function clickToHeading(page: Page, target: Locator): Promise<number> {
  const shown = page.evaluate(() => {
    const before = document.querySelector('h1')?.textContent
    const { promise, resolve } = Promise.withResolvers<number>()
    let clicked = 0
    addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), {
      capture: true,
      once: true,
    })
    const observer = new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent
      if (!heading || heading === before) return
      observer.disconnect()
      requestAnimationFrame(() => resolve(performance.now() - clicked))
    })
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
    return promise
  })
  await target.click()
  return shown
}

/** The ms of scripting until a click has changed the main heading. */
export async function scriptingOfClick(page: Page, target: Locator): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const scripting = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN)
  }
  const before = await scripting()
  await clickToHeading(page, target)
  return (await scripting()) - before
}
