import type { BrowserContext } from '@playwright/test'
import { counted } from '../../scripts/testing/counts.ts'

/** Counts the documents its pages open. */
export function countPages(context: BrowserContext): void {
  context.on('page', (page) => page.on('domcontentloaded', () => counted('page')))
}
