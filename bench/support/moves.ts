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

/** The shortest duration browsers report, in ms. */
const SHORTEST = 16

/**
 * The ms from the slowest press or key of an action to the next frame, in the steps of 8 that browsers
 * report; 16 for anything shorter.
 */
export async function slowestAnswer(page: Page, act: () => Promise<void>): Promise<number> {
  const answers = await page.evaluateHandle((durationThreshold) => {
    const answers: number[] = []
    const note = ({ interactionId, duration }: PerformanceEventTiming): void => {
      if (interactionId) answers.push(duration)
    }
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry instanceof PerformanceEventTiming) note(entry)
    })
    observer.observe({ type: 'event', ...{ durationThreshold } })
    return answers
  }, SHORTEST)
  await act()
  // Reported once the frames after the last of them are shown.
  await page.evaluate(
    () => new Promise((done) => setTimeout(() => requestIdleCallback(() => done(null)), 500)),
  )
  return Math.max(SHORTEST, ...(await answers.jsonValue()))
}
