import { gzipBytes, isScript, sum } from '../../speed/loaded.ts'
import { expect } from '../../support/test.ts'
import type { Question } from '../question.ts'

/** In bytes. A kilobyte has a thousand of them. */
const SCRIPTS = 103_000
const LOADER = 800

export const scripts: Question = {
  title: (path) =>
    `${path} loads at most 103 kB of script, and none but the loader before it is there`,
  at: [390, 1440],
  arrives: true,
  async ask({ arrival }) {
    const scripts = arrival.loaded.filter(isScript)
    expect(scripts.length).toBeGreaterThan(3)
    expect(sum(scripts.map(gzipBytes))).toBeLessThanOrEqual(SCRIPTS)

    const early = scripts.filter(({ beforeLoad }) => beforeLoad)
    expect(early.map((script) => script.path)).toEqual([
      expect.stringMatching(/^\/assets\/loader-/),
    ])
    expect(sum(early.map(gzipBytes))).toBeLessThanOrEqual(LOADER)
  },
}
