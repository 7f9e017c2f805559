import lighthouse from 'lighthouse'
import type { Debugged } from '../support/debugged-browser.ts'

const CATEGORIES = ['accessibility', 'best-practices', 'seo']

/** What costs a page points in Lighthouse (mobile), one line each; empty at 100, 100, 100. */
export async function lighthouseFaults(url: string, { port }: Debugged): Promise<string[]> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: CATEGORIES,
    logLevel: 'error',
  })
  if (!result) return ['no result']
  const { categories, audits, runtimeError } = result.lhr
  if (runtimeError) return [runtimeError.message]
  return CATEGORIES.flatMap((name) => {
    const category = categories[name]
    if (!category) return [`${name}: not measured`]
    if (category.score === 1) return []
    const lost = category.auditRefs.filter(
      ({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1,
    )
    return lost.map(({ id }) => `${name}: ${audits[id]?.title ?? id}`)
  })
}
