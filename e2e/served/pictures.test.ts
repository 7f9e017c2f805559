import { expect, test } from 'vitest'
import { fetched } from '../support/fetched.ts'
import { PAGES } from '../support/pages.ts'

/** Pages of text begin without a picture. */
const WITHOUT_BANNER = /\/(?:privacy|accessibility|news)$/

for (const { path } of PAGES) {
  test(`every picture of ${path} reserves its space, one loads first, the others when they are near`, async () => {
    const { document } = await fetched(path)
    const pictures = [...document.querySelectorAll('picture img')]
    const sizeless = pictures.filter(
      (img) => !img.hasAttribute('width') || !img.hasAttribute('height'),
    )
    expect(sizeless.map(({ outerHTML }) => outerHTML)).toEqual([])
    // In React's spelling, since this parser keeps the case of attributes.
    const first = pictures.filter((img) => img.getAttribute('fetchPriority') === 'high')
    expect(first).toHaveLength(WITHOUT_BANNER.test(path) ? 0 : 1)
    const lazy = pictures.filter((img) => img.getAttribute('loading') === 'lazy')
    expect([...first, ...lazy]).toHaveLength(pictures.length)
    expect(first.filter((img) => lazy.includes(img))).toEqual([])
  })
}
