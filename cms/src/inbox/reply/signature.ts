import type { Language } from '@noren/contract/language'
import { textIn } from '@noren/contract/localized'
import type { Payload } from 'payload'
import { publishedGlobal } from '../../content/model/source.ts'
import type { Company, Enquiry } from '../../payload-types.ts'
import { localized } from '../../publish/per-language.ts'
import { restaurantAt } from '../tables/restaurant-names.ts'
import type { Sender } from './replies.ts'
import { REPLY_WORDS } from './reply-words.ts'

/** The published texts of the company, each in a language or its fallback; empty when no one wrote one. */
export async function companyTexts(payload: Payload) {
  const company = await publishedGlobal(payload, 'company')
  return (get: (doc: Company) => string | null | undefined, language: Language): string =>
    textIn(localized(company && get(company)), language)
}

/** A restaurant or a company, of which something may be unwritten. */
type Signing = { [Name in keyof Sender]?: string | null }

/** Who writes, below every reply: the restaurant that a guest asks for a table, else the company. */
export async function signatureTo(
  payload: Payload,
  { language, tableRestaurant }: Pick<Enquiry, 'language' | 'tableRestaurant'>,
): Promise<string> {
  const of = async (
    texts: (get: (doc: Signing) => string | null | undefined, language: Language) => string,
  ) => ({
    name: texts(({ name }) => name, language),
    address: texts(({ address }) => address, language),
    phone: texts(({ phone }) => phone, language),
  })
  const house = tableRestaurant ? await of(await restaurantAt(payload, tableRestaurant)) : null
  const sender = house?.name ? house : await of(await companyTexts(payload))
  return sender.name ? REPLY_WORDS[language].signature(sender) : ''
}
