import { inJapanese, KINDS } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'
import { gzipBytes, isScript, loadedBy, sum } from './loaded.ts'

/** In bytes. A kilobyte has a thousand of them. */
const SCRIPTS = 100_000
const LOADER = 800

for (const path of [...KINDS, '/none'].flatMap((kind) => [kind, inJapanese(kind)])) {
  test(`${path} loads at most 100 kB of script, and none but the loader before it is there`, async ({
    page,
    site,
  }) => {
    const scripts = (await loadedBy(page, site.origin + path)).filter(isScript)
    expect(scripts.length).toBeGreaterThan(3)
    expect(sum(scripts.map(gzipBytes))).toBeLessThanOrEqual(SCRIPTS)

    const early = scripts.filter(({ beforeLoad }) => beforeLoad)
    expect(early.map((script) => script.path)).toEqual([
      expect.stringMatching(/^\/assets\/loader-/),
    ])
    expect(sum(early.map(gzipBytes))).toBeLessThanOrEqual(LOADER)
  })
}
