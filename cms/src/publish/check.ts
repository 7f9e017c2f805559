import { isDeepStrictEqual } from 'node:util'
import { isObject, readObject } from '@noren/contract/json'
import { readAbout } from '@noren/contract/resources/about'
import { readCompany } from '@noren/contract/resources/company'
import { readContact } from '@noren/contract/resources/contact'
import { readCta } from '@noren/contract/resources/cta'
import { readExperience } from '@noren/contract/resources/experience'
import { readHero } from '@noren/contract/resources/hero'
import { readInnovation } from '@noren/contract/resources/innovation'
import { readProcess } from '@noren/contract/resources/process'
import { readRestaurant, readRestaurantListItem } from '@noren/contract/resources/restaurant'
import { readSolutions, readSolutionsSection } from '@noren/contract/resources/solutions'
import { readTestimonial } from '@noren/contract/resources/testimonials'
import type { Words } from '../words.ts'
import type { Edition } from './compose.ts'

/** A document a page would not show as it was written. */
export type Problem = { document: Words; detail: string }

type Part = { document: Words; value: unknown; read: (value: unknown) => unknown }

/**
 * What in an edition a page's reader would drop or change (the readers are idempotent on what is
 * right). An edition with a problem is not published: better yesterday's page than a broken one.
 */
export function problemsOf({ content }: Edition): Problem[] {
  return partsOf(content)
    .filter(({ value }) => value !== undefined)
    .flatMap(({ document, value, read }) => {
      const detail = difference(value, read(value))
      return detail === null ? [] : [{ document, detail }]
    })
}

function partsOf(content: Edition['content']): Part[] {
  const { hero, about } = content
  const named = (en: string, ja: string, value: unknown, read: Part['read']): Part => ({
    document: { en, ja },
    value,
    read,
  })
  return [
    named('Company and privacy', '会社情報・個人情報', content.company, readCompany),
    named('1 Opening', '1 冒頭', hero?.en, readHero),
    named('1 Opening (Japanese)', '1 冒頭（日本語）', hero?.ja, readHero),
    named('2 Experience', '2 経験', content.experience, readExperience),
    named(
      '3 Businesses: heading',
      '3 事業：見出し',
      content.solutionsSection,
      readSolutionsSection,
    ),
    named('3 Businesses: cards', '3 事業：カード', content.solutions, readSolutions),
    named('4 Innovation', '4 取り組み', content.innovation, readInnovation),
    named('5 Process', '5 進め方', content.process, readProcess),
    named('7 Call to action', '7 お誘い', content.cta, readCta),
    named('About page', '会社案内', about?.en, readAbout),
    named('About page (Japanese)', '会社案内（日本語）', about?.ja, readAbout),
    named('Contact page', 'お問い合わせページ', content.contact, readContact),
    ...testimonialParts(content.testimonials),
    ...(content.restaurants ?? []).map(restaurantPart),
  ]
}

function testimonialParts(testimonials: unknown): Part[] {
  const { data } = readObject(testimonials)
  return (Array.isArray(data) ? data : []).map((value: unknown) => {
    const { name } = readObject(value)
    return {
      document: { en: `Testimonial “${name}”`, ja: `お客様の声「${name}」` },
      value,
      read: readTestimonial,
    }
  })
}

function restaurantPart(value: unknown): Part {
  const { slug } = readObject(value)
  return {
    document: { en: `Restaurant “${slug}”`, ja: `レストラン「${slug}」` },
    value,
    read: (raw) => ({ ...readRestaurantListItem(raw), ...readRestaurant(raw) }),
  }
}

/** Path of the first value that was read differently; `null` when nothing was. */
function difference(written: unknown, read: unknown, path = ''): string | null {
  if (isDeepStrictEqual(written, read)) return null
  if (!isObject(written) && !Array.isArray(written)) return path
  const other = isObject(read) || Array.isArray(read) ? new Map(Object.entries(read)) : new Map()
  for (const [key, value] of Object.entries(written)) {
    const found = difference(value, other.get(key), path ? `${path}.${key}` : key)
    if (found !== null) return found
  }
  return path
}
