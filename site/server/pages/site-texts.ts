import { DEFAULT_LANGUAGE, LANGUAGE, LANGUAGES } from '@noren/contract/language'
import type { LocalizedText } from '@noren/contract/localized'
import { textIn } from '@noren/contract/localized'
import { withoutPhraseBreaks } from '@noren/contract/phrase-break'
import type { PlainPage } from '@noren/contract/plain-pages'
import { readCompany } from '@noren/contract/resources/company'
import { BUNDLES } from '#src/language/bundle/bundles.ts'
import type { PublishedContent } from '../content/published-content.ts'
import { canonicalPath } from './locate.ts'
import { singlePages } from './site-map.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** How long security.txt is valid; RFC 9116 recommends less than a year. */
const SECURITY_VALID_DAYS = 180

/** `/robots.txt`: crawlers may read everything. */
export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
}

/** `/.well-known/security.txt` (RFC 9116). */
export function securityText(published: PublishedContent, origin: string, now: Date): string {
  const email = readCompany(published.snapshot.content.company)?.email
  const day = Math.floor(now.getTime() / DAY_MS) + SECURITY_VALID_DAYS
  return [
    ...(email && /^\S+@\S+$/.test(email) ? [`Contact: mailto:${email}`] : []),
    `Contact: ${origin}${canonicalPath({ route: 'contact', language: DEFAULT_LANGUAGE })}`,
    `Expires: ${new Date(day * DAY_MS).toISOString()}`,
    'Preferred-Languages: ja, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}

/** Restaurants `/llms.txt` names; its readers find any others through the page of all. */
const NAMED_RESTAURANTS = 100

/** The pages that `/llms.txt` leaves out: its text itself leads to the first, and the others are about the site. */
const UNNAMED = ['home', 'privacy', 'accessibility'] as const

type NamedPage = Exclude<PlainPage, (typeof UNNAMED)[number]>

function isNamed(page: PlainPage): page is NamedPage {
  return !UNNAMED.some((each) => each === page)
}

const ENGLISH_NAMES = new Intl.DisplayNames('en', { type: 'language' })

/** `/llms.txt` (llmstxt.org): what the site is, for programs that read it on a person's behalf. */
export function llmsText(published: PublishedContent, origin: string): string {
  const company = readCompany(published.snapshot.content.company)
  const reachable = new Set(published.restaurants?.reachable)
  const named = published.restaurants?.items(0, NAMED_RESTAURANTS) ?? []
  const restaurants = named
    .filter(({ slug }) => reachable.has(slug))
    .map(({ slug, name, summary }) => {
      const path = canonicalPath({
        route: 'restaurant',
        language: DEFAULT_LANGUAGE,
        restaurantName: slug,
      })
      const about = line(summary)
      return `- [${line(name)}](${origin}${path})${about && `: ${about}`}`
    })
  const { head } = BUNDLES[DEFAULT_LANGUAGE]
  const page = (route: NamedPage) =>
    `- [${head[route].title}](${origin}${canonicalPath({ route, language: DEFAULT_LANGUAGE })})`
  // The list of restaurants comes right before them.
  const pages = singlePages(published)
    .filter(isNamed)
    .filter((each) => each !== 'restaurants')
  return [
    `# ${line(company?.name) || new URL(origin).host}`,
    '',
    ...(company ? [`> ${line(company.description)}`, ''] : []),
    ...LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE).map((language) => {
      const home = origin + canonicalPath({ route: 'home', language })
      return `Every page is also in ${ENGLISH_NAMES.of(LANGUAGE[language].htmlLang)}, under ${home}.`
    }),
    '',
    '## Pages',
    '',
    ...pages.map(page),
    ...(restaurants.length > 0
      ? [page('restaurants'), '', '## Restaurants', '', ...restaurants]
      : []),
    '',
  ].join('\n')
}

/** A text on one line, without Markdown's markup characters. */
function line(text: LocalizedText | undefined): string {
  return withoutPhraseBreaks(textIn(text, 'en'))
    .replace(/[[\]<>]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
