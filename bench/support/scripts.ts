import type { Browser } from 'playwright'
import { gzippedKilobytes } from './gzipped.ts'

/** The JavaScript of a first visit in kB, compressed equally for all: gzip, level 9. */
export type Scripts = { all: number; beforeLoad: number }

/** Visits a page until it requests nothing more, and adds up the sizes of its scripts. */
export async function scriptsOf(url: string, browser: Browser): Promise<Scripts> {
  const page = await browser.newPage()
  try {
    await page.goto(url, { waitUntil: 'networkidle' })
    const asked = await page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation')
      const loaded = visit instanceof PerformanceNavigationTiming ? visit.loadEventStart : 0
      return performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .map(({ name, startTime }) => ({ name, early: startTime < loaded }))
    })
    const weighed = await Promise.all(
      asked.map(async ({ name, early }) => ({ early, kilobytes: await gzipped(name) })),
    )
    const sum = (each: typeof weighed) =>
      each.reduce((total, { kilobytes }) => total + kilobytes, 0)
    return { all: sum(weighed), beforeLoad: sum(weighed.filter(({ early }) => early)) }
  } finally {
    await page.close()
  }
}

async function gzipped(url: string): Promise<number> {
  return gzippedKilobytes(await (await fetch(url)).bytes())
}
