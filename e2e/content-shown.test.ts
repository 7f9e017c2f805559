import { isObject } from '@noren/contract/json'
import { CALLS, callUrl } from '@noren/contract/resources/calls'
import { HOME_CALLS } from '@noren/contract/resources/home-calls'
import { RESTAURANT_FIELDS } from '@noren/contract/resources/restaurant'
import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const RESTAURANTS = ['shiobi', 'kohaku', 'onda', 'tateito', 'yoriai']

/** Shown by a frame once the script runs, and when the main photo cannot be loaded. */
const SHOWN_OTHERWISE = ['mapLink', 'fallbackPhoto']

for (const call of HOME_CALLS) {
  test(`the home page shows what ${call} answers (site/src/pages/home/home-page.tsx)`, async ({
    page,
    request,
  }) => {
    const answer = await request.get(callUrl(CALLS[call], { language: 'en' }))
    const texts = sentencesIn(await answer.json())
    expect(texts.length).toBeGreaterThan(0)
    await page.goto('/')
    const shown = await shownBy(page)
    expect(texts.filter((text) => shown.includes(text)).length).toBeGreaterThan(texts.length / 4)
  })
}

for (const field of Object.values(RESTAURANT_FIELDS).flat()) {
  if (SHOWN_OTHERWISE.includes(field)) continue
  test(`a restaurant's page shows its ${field} (site/src/pages/restaurant/)`, async ({
    page,
    request,
  }) => {
    for (const slug of RESTAURANTS) {
      const { data } = await (await request.get(callUrl(CALLS.restaurant, { slug }))).json()
      const [text] = textsIn(data[field])
      if (text === undefined) continue
      await page.goto(`/restaurants/${slug}`)
      expect(await shownBy(page)).toContain(text)
      return
    }
    throw new Error(
      `No restaurant of the demo has a ${field}: fill it in demo/content/restaurants/`,
    )
  })
}

/** The texts of the page's main part and its addresses, without what only layout puts between. */
async function shownBy(page: Page): Promise<string> {
  const main = page.getByRole('main')
  return plain(`${await main.textContent()} ${await main.innerHTML()}`)
}

/** English texts long enough not to stand on a page by chance. */
function sentencesIn(value: unknown): string[] {
  return textsIn(value).filter((text) => text.length > 12 && !text.startsWith('/'))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n\n').slice(0, 1).map(plain)
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (!isObject(value)) return []
  const { jp, ja, ...rest } = value
  return Object.values(rest).flatMap(textsIn)
}

function plain(text: string): string {
  return text.replace(/[\s\u200B]+/g, '').replaceAll('&amp;', '&')
}
