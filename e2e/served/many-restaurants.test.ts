import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEditedSite } from '../support/edited-site.ts'
import { fetched, only, textOf } from '../support/fetched.ts'
import { withRestaurants } from '../support/published.ts'
import type { Site } from '../support/site.ts'

let seventy: Awaited<ReturnType<typeof startEditedSite>>
beforeAll(async () => {
  seventy = await startEditedSite(withRestaurants(70))
})
afterAll(() => seventy[Symbol.asyncDispose]())

test('each page of the list tells search engines its address and its neighbours', async () => {
  const site = seventy
  for (const prefix of ['', '/ja']) {
    const address = (query: string) => `${site.origin}${prefix}/restaurants${query}`
    const linksOf = async (query: string) => {
      const { document } = await fetched(`${prefix}/restaurants${query}`, site)
      const href = (rel: string) =>
        document.querySelector(`head link[rel="${rel}"]`)?.getAttribute('href') ?? null
      return { canonical: href('canonical'), prev: href('prev'), next: href('next') }
    }
    expect(await linksOf('?page=2&utm_source=x')).toEqual({
      canonical: address('?page=2'),
      prev: address(''),
      next: address('?page=3'),
    })
    expect(await linksOf('?page=3')).toMatchObject({ next: null })
    expect(await linksOf('')).toMatchObject({ canonical: address(''), prev: null })
  }
  expect((await fetched('/restaurants?page=4', site)).status).toBe(404)
})

test('the pages of the list are links', async () => {
  const site = seventy
  const { document } = await fetched('/restaurants', site)
  const next = only(document, 'nav a', 'Next page').getAttribute('href') ?? ''
  const { document: second } = await fetched(next, site)
  const [first] = [...second.querySelectorAll('main h2')].map(textOf)
  expect(first).toBe('No. 25')
})

/** Bytes of each page before compression. */
async function pageSizes(site: Site): Promise<Record<string, number>> {
  const sizes: Record<string, number> = {}
  for (const path of ['/', '/ja/restaurants', '/restaurants/no-3', '/about', '/contact']) {
    sizes[path] = (await fetched(path, site)).html.length
  }
  return sizes
}

test('pages weigh the same with ten times the restaurants', async () => {
  await using sevenHundred = await startEditedSite(withRestaurants(700))
  const [few, many] = [await pageSizes(seventy), await pageSizes(sevenHundred)]
  for (const [path, size] of Object.entries(few)) {
    // A number may have more digits.
    expect(Math.abs((many[path] ?? 0) - size), path).toBeLessThan(size / 100)
  }
})
