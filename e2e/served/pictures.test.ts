import { expect, test } from 'vitest'
import { fetched } from '../support/fetched.ts'
import { PAGES } from '../support/pages.ts'

/** Pages that begin with a picture; one of text alone has none. */
const WITH_BANNER = ['/', '/restaurants', '/restaurants/shiobi', '/about', '/contact']

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
    expect(first).toHaveLength(pictures.length > 0 ? 1 : 0)
    if (WITH_BANNER.includes(path)) expect(first).toHaveLength(1)
    const lazy = pictures.filter((img) => img.getAttribute('loading') === 'lazy')
    expect([...first, ...lazy]).toHaveLength(pictures.length)
    expect(first.filter((img) => lazy.includes(img))).toEqual([])
  })
}
