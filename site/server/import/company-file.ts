import { readFileSync } from 'node:fs'
import { isEmail } from '@noren/contract/enquiry/email'
import { readDay } from '@noren/contract/hours/calendar'
import { isBlank } from '@noren/contract/invisible'
import { parseJsonOnce, readObject } from '@noren/contract/json'
import { LANGUAGE, LANGUAGES, type Language } from '@noren/contract/language'
import { textIn } from '@noren/contract/localized'
import { readCompany, SOCIAL_NETWORKS } from '@noren/contract/resources/company'
import { safeLink } from '@noren/contract/safe-url'
import type { Snapshot } from '@noren/contract/snapshot'
import { log } from '@noren/kit/process/log'
import { StartError } from '@noren/kit/process/start-error'
import * as v from 'valibot'

/** The company's facts as a part of the snapshot. */
export type CompanyPart = NonNullable<Snapshot['content']['company']>

const LARGEST_BYTES = 1024 * 1024

const isText = (value: unknown) => typeof value === 'string' && !isBlank(value)
const isLink = (value: unknown) => typeof value === 'string' && safeLink(value) !== null
const codes: readonly string[] = LANGUAGES.flatMap((each) => [each, LANGUAGE[each].htmlLang])

const words = v.custom<Record<string, string>>((value) => {
  const texts = Object.entries(readObject(value))
  return texts.length > 0 && texts.every(([code, text]) => codes.includes(code) && isText(text))
}, 'must be texts by language, such as {"en": "…", "ja": "…"}')
const text = v.custom<string>(isText, 'must be a text')
const link = v.custom<string>(isLink, 'must be an address that begins with https://')
const email = v.custom<string>(
  (value) => typeof value === 'string' && isEmail(value),
  'must be a plain e-mail address',
)
const day = v.custom<string>((value) => readDay(value) !== null, 'must be a day such as 2009-04-01')
const aList = 'must be a list'
const strict = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, ({ expected, received }) => {
    if (expected === 'never') return 'is no fact of a company'
    return received === 'undefined' ? 'must be given' : 'must be an object'
  })

/** The keys of a company's `company.json` (docs/guides/a-company-in-files.md). */
const schema = strict({
  name: words,
  legalName: v.optional(words),
  description: v.optional(words),
  phone: v.optional(text),
  phoneHours: v.optional(words),
  email: v.optional(email),
  postalCode: v.optional(text),
  address: v.optional(words),
  representative: v.optional(words),
  foundedOn: v.optional(day),
  capital: v.optional(words),
  employees: v.optional(v.pipe(v.number('must be a number'), v.minValue(1, 'must be 1 or more'))),
  businesses: v.optional(
    v.array(strict({ name: words, url: v.optional(link), part: v.optional(text) }), aList),
  ),
  social: v.optional(
    v.array(
      strict({
        network: v.picklist(SOCIAL_NETWORKS, `must be one of ${SOCIAL_NETWORKS.join(', ')}`),
        url: link,
      }),
      aList,
    ),
  ),
  copyright: v.optional(words),
  credit: v.optional(strict({ name: words, url: link })),
  privacy: v.optional(words),
  announcement: v.optional(v.unknown()),
  // On the about page, which is the provider's.
  profile: v.optional(v.unknown()),
  recruitment: v.optional(v.unknown()),
})

/** The facts that a footer, a title or a contact page misses when they are not given. */
const SHOWN = [
  'name',
  'description',
  'businesses',
  'phone',
  'address',
  'social',
  'copyright',
  'credit',
] as const

const GUIDE = 'docs/guides/run-in-production.md'

/**
 * Reads the company's facts from the file of the setting `COMPANY_FILE`, beside a provider's API host: no
 * call has a place for them. What is missing is said in the log.
 *
 * @returns `null` without a file
 * @throws {StartError} which names everything in the file that cannot be used
 */
export function readCompanyFile(path: string | null): CompanyPart | null {
  if (path === null) {
    log('warn', `the company has no name, phone and address: set COMPANY_FILE (${GUIDE})`)
    return null
  }
  const raw = readJson(path)
  const { success, issues } = v.safeParse(schema, raw)
  if (!success) {
    const problems = issues.map((issue) => `${v.getDotPath(issue) ?? 'it'} ${issue.message}`)
    throw new StartError(`COMPANY_FILE ${path} cannot be used: ${problems.join('; ')}.`)
  }
  const given = readObject(raw)
  const missing = SHOWN.filter((name) => !(name in given))
  if (missing.length > 0) log('warn', 'COMPANY_FILE lacks facts', { missing: missing.join(', ') })
  return { ...readCompany(withFacts(given)) }
}

function readJson(path: string): unknown {
  try {
    const bytes = readFileSync(path)
    const isSmall = bytes.length <= LARGEST_BYTES
    const raw = isSmall ? parseJsonOnce(bytes.toString().replace(/^\uFEFF/, '')) : undefined
    if (raw !== undefined) return raw
  } catch (cause) {
    const sentence = `COMPANY_FILE ${path} cannot be read. Name a JSON file that the site's user may read`
    throw new StartError(sentence, { cause })
  }
  throw new StartError(`COMPANY_FILE ${path} is no JSON. Compare it with demo/company/company.json`)
}

/** The privacy policy with phone, email and address in place of their placeholders, as the desk has it. */
function withFacts(raw: Record<string, unknown>): Record<string, unknown> {
  const company = readCompany(raw)
  if (!company) return raw
  const filled = (language: Language) =>
    company.privacy[language]
      ?.replaceAll('{phone}', () => company.phone || '{phone}')
      .replaceAll('{email}', () => company.email || '{email}')
      .replaceAll('{address}', () => textIn(company.address, language) || '{address}')
  return { ...raw, privacy: Object.fromEntries(LANGUAGES.map((each) => [each, filled(each)])) }
}
