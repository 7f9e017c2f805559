import { isObject } from '@noren/contract/json'
import { CALLS, callUrl } from '@noren/contract/resources/calls'
import { HOME_CALLS } from '@noren/contract/resources/home-calls'
import { RESTAURANT_FIELDS } from '@noren/contract/resources/restaurant'
import { expect, test } from 'vitest'
import { fetched, only, SITE } from '../support/fetched.ts'

const RESTAURANTS = ['shiobi', 'kohaku', 'onda', 'tateito', 'yoriai']

/** Shown only by the script, in a frame, or when the main photo fails to load. */
const SHOWN_OTHERWISE = ['mapLink', 'fallbackPhoto']

for (const call of HOME_CALLS) {
  // The demo company has none.
  if (call === 'news') continue
  test(`the home page shows what ${call} answers (site/src/pages/home/home-page.tsx)`, async () => {
    const texts = sentencesIn(await answerOf(callUrl(CALLS[call], { language: 'en' })))
    expect(texts.length).toBeGreaterThan(0)
    const shown = await shownBy('/')
    expect(texts.filter((text) => shown.includes(text)).length).toBeGreaterThan(texts.length / 4)
  })
}

for (const field of Object.values(RESTAURANT_FIELDS).flat()) {
  if (SHOWN_OTHERWISE.includes(field)) continue
  test(`a restaurant's page shows its ${field} (site/src/pages/restaurant/)`, async () => {
    for (const slug of RESTAURANTS) {
      const { data } = await answerOf(callUrl(CALLS.restaurant, { slug }))
      const [text] = textsIn(data[field])
      if (text === undefined) continue
      expect(await shownBy(`/restaurants/${slug}`)).toContain(text)
      return
    }
    throw new Error(
      `No restaurant of the demo has a ${field}: fill it in demo/content/restaurants/`,
    )
  })
}

async function answerOf(call: string) {
  return (await fetch(SITE.origin + call)).json()
}

/** The texts and addresses in the main part of a page, without white space. */
async function shownBy(path: string): Promise<string> {
  const { textContent, innerHTML } = only((await fetched(path)).document, 'main')
  return plain(`${textContent} ${innerHTML}`)
}

/** English texts too long to be on a page by chance. */
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
