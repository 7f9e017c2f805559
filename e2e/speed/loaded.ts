import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { ROOT } from '../support/folders.ts'
import { hydrated } from '../support/hydrated.ts'

/** A file that a page loaded. */
export type Loaded = {
  path: string
  /** Bytes over the network, headers included. */
  transferred: number
  /** Whether the page requested it before its `load` event. */
  beforeLoad: boolean
  /** Whether it is a picture that the page requested only after it was hydrated. */
  afterwards: boolean
}

/** Opens a page and lists all it loads until the network is idle, the document first. */
export async function loadedBy(page: Page, url: string): Promise<Loaded[]> {
  await page.goto(url)
  return await loadedInTheEnd(page)
}

/** Waits until an opened page is idle, and lists all it has loaded. */
export async function loadedInTheEnd(page: Page): Promise<Loaded[]> {
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  return await page.evaluate(loadedSoFar)
}

/** Everything the page has loaded, the document first; runs in the page. */
export function loadedSoFar(): Loaded[] {
  const [document] = performance.getEntriesByType('navigation')
  if (!(document instanceof PerformanceNavigationTiming)) return []
  const resources = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
  const scripts = resources.filter(({ name }) => name.endsWith('.js'))
  const whole = Math.max(document.loadEventEnd, ...scripts.map(({ responseEnd }) => responseEnd))
  return [document, ...resources].map(({ name, initiatorType, transferSize, startTime }) => ({
    path: new URL(name).pathname,
    transferred: transferSize,
    beforeLoad: startTime < document.loadEventStart,
    afterwards: initiatorType === 'img' && startTime > whole,
  }))
}

export function isScript({ path }: Loaded): boolean {
  return path.endsWith('.js')
}

/** Bytes of a built file compressed with gzip, whatever the browser received. */
export function gzipBytes({ path }: Loaded): number {
  return gzipSync(readFileSync(join(ROOT, 'site/dist/client', path)), { level: 9 }).length
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
