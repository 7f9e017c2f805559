import { type Language, type PerLanguage, perLanguage } from '@noren/contract/language'
import { type LocalizedText, textIn } from '@noren/contract/localized'
import type { PageHeads } from '@noren/contract/page-heads'

type Company = { name?: LocalizedText | null }
type Restaurant = { area?: LocalizedText | null }

/** So many areas are named one by one; of more, two stand for all. */
const NAMED = 3

/** How many restaurants there are, and where. */
type Facts = { company: string; count: number; areas: readonly string[]; areMore: boolean }

/**
 * Title and description made from facts, where staff wrote none. Without restaurants the home page has the
 * company's name alone.
 */
export function headsFromFacts(company: Company, restaurants: readonly Restaurant[]): PageHeads {
  if (restaurants.length === 0) return named(company)
  const made = perLanguage((language) => WORDS[language](factsIn(language, company, restaurants)))
  return {
    home: { title: perLanguage((language) => made[language].title) },
    restaurants: { description: perLanguage((language) => made[language].description) },
  }
}

function named({ name }: Company): PageHeads {
  const title = perLanguage((language) => textIn(name, language))
  return title.en ? { home: { title } } : {}
}

function factsIn(language: Language, company: Company, restaurants: readonly Restaurant[]): Facts {
  const areas = [...new Set(restaurants.map(({ area }) => textIn(area, language).trim()))].filter(
    Boolean,
  )
  const areMore = areas.length > NAMED
  return {
    company: textIn(company.name, language),
    count: restaurants.length,
    areas: areMore ? areas.slice(0, 2) : areas,
    areMore,
  }
}

type Say = (facts: Facts) => { title: string; description: string }

const inEnglish: Say = ({ company, count, areas, areMore }) => {
  const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })
  const where =
    areas.length > 0 ? ` in ${list.format(areMore ? [...areas, 'elsewhere'] : areas)}` : ''
  const restaurants = count === 1 ? `Restaurant${where}` : `${count} restaurants${where}`
  return {
    title: [company, restaurants].filter(Boolean).join(' | '),
    description:
      count === 1
        ? `${restaurants}: what it cooks, when it is open and how to find it.`
        : `${restaurants}: what each cooks, when it is open and how to find it.`,
  }
}

const inJapanese: Say = ({ company, count, areas, areMore }) => {
  const where = areas.length > 0 ? `${areas.join('・')}${areMore ? 'など' : ''}の` : ''
  const restaurants = `${where}レストラン${count === 1 ? '' : `${count}店`}`
  return {
    title: [company, restaurants].filter(Boolean).join('｜'),
    description: `${restaurants}の料理、営業時間、行き方をご案内します。`,
  }
}

const WORDS: PerLanguage<Say> = {
  en: inEnglish,
  jp: inJapanese,
}
