import { LANGUAGE, LANGUAGES } from '@noren/contract/language'
import { paperPath } from '@noren/contract/paper/paper-path'
import { readCompany } from '@noren/contract/resources/company'
import type { MenuItem } from '@noren/contract/resources/restaurant'
import { markedText } from '#src/language/marked-text.ts'
import { hasNoRestaurants, type PublishedContent } from '../content/published-content.ts'
import { CACHE } from '../http/response/headers.ts'
import { escapeXml } from '../pages/escape-xml.ts'
import { canonicalPath } from '../pages/locate.ts'
import type { PageMaker } from '../pages/pages.ts'
import { plainStyle, servePlainPage } from '../pages/plain-page.ts'
import { dishDetails } from './dish-details.ts'
import { marked } from './marked.ts'
import { chargeText, menuTerms } from './menu-terms.ts'
import type { PaperState } from './paper-state.ts'
import { PAPER_STYLE } from './paper-style.ts'
import type { PaperView } from './paper-view.ts'
import { PAPER_WORDS } from './paper-words.ts'

const STYLE = plainStyle(PAPER_STYLE)

const STATUS: { readonly [S in PaperState]: number } = {
  same: 200,
  changed: 200,
  untold: 200,
  closed: 200,
  unknown: 404,
  gone: 410,
}

/** Answers with the page of a printed sheet: a plain document, without any script. */
export function paperPage(
  request: Request,
  view: PaperView,
  published: PublishedContent,
  maker: PageMaker,
): Response {
  const { language, state } = view
  const company = markedText(readCompany(published.snapshot.content.company)?.name, language)
  const status = STATUS[state]
  return servePlainPage(
    request,
    {
      language,
      title: `${PAPER_WORDS[language].titles[state]} | ${company.text}`,
      robots: 'noindex,nofollow',
      style: STYLE,
      body: bodyOf(view, published),
    },
    {
      status,
      headers: {
        // There are few numbers that can be compared, and any number of others.
        'Cache-Control': state === 'same' || state === 'changed' ? CACHE.page : CACHE.none,
        'X-Robots-Tag': 'noindex, nofollow',
      },
    },
    published,
    maker,
  )
}

function bodyOf(view: PaperView, published: PublishedContent): string {
  const { language, state, paper, day, house, away } = view
  const words = PAPER_WORDS[language]
  return [
    `<div class="paper" data-accent="${house?.accent ?? 'indigo'}" data-state="${state}">`,
    headOf(view),
    '<main>',
    state !== 'unknown' && `<p class="paper-number">${escapeXml(words.number(paper.seq))}</p>`,
    house && `<p class="paper-house"${marked(house.name, language)}</p>`,
    `<h1 class="display">${escapeXml(words.titles[state])}</h1>`,
    state !== 'unknown' &&
      `<p data-running>${escapeXml(words.sheet(paper.kind, paper.seq, day))}</p>`,
    state !== 'changed' && `<p data-running>${escapeXml(words.texts[state])}</p>`,
    away && `<p data-running>${escapeXml(words.away[away])}</p>`,
    changesOf(view),
    `<ul class="paper-ways">${waysOf(view, published)
      .map(([path, text]) => `<li><a href="${escapeXml(path)}">${escapeXml(text)}</a></li>`)
      .join('')}</ul>`,
    '</main></div>',
  ]
    .filter(Boolean)
    .join('')
}

function headOf({ language, paper }: PaperView): string {
  const home = canonicalPath({ route: 'home', language })
  const others = LANGUAGES.filter((each) => each !== language).map((other) => {
    const { htmlLang, nativeName } = LANGUAGE[other]
    return `<a href="${paperPath(other, paper)}" hreflang="${htmlLang}" lang="${htmlLang}">${nativeName}</a>`
  })
  const toHome = `<a href="${home}">${escapeXml(PAPER_WORDS[language].home)}</a>`
  return `<header>${toHome}<span>${others.join('')}</span></header>`
}

/** Where the guest goes on. */
function waysOf(
  { language, paper, house, state }: PaperView,
  published: PublishedContent,
): [path: string, text: string][] {
  const words = PAPER_WORDS[language]
  if (!house) {
    return hasNoRestaurants(published)
      ? []
      : [[canonicalPath({ route: 'restaurants', language }), words.restaurants]]
  }
  const page = canonicalPath({ route: 'restaurant', language, restaurantName: house.slug })
  return [[page, state === 'closed' ? words.restaurant : words.today[paper.kind]]]
}

function changesOf({ language, paper, house, changes }: PaperView): string {
  const words = PAPER_WORDS[language]
  const { dishes, menus, charge, left, closures, notes, takenBack } = changes
  const asked = {
    price: paper.kind !== 'allergens',
    allergens: paper.kind === 'allergens' || house?.statesAllergens === true,
  }
  const dish = (each: MenuItem) =>
    `<span${marked(each.name, language)}</span>${dishDetails(each, asked, language)}`
  return [
    section(words.dishes(dishes.length), dishes.map(dish)),
    section(words.terms, [
      ...menus.map((menu) => menuTerms(menu, house?.hours, language)),
      ...charge.map((each) => escapeXml(chargeText(each, language))),
    ]),
    section(
      words.left,
      left.map((name) => `<s${marked(name, language)}</s>`),
    ),
    section(
      words.closures,
      closures.map(
        ({ text, reason }) =>
          `<span>${escapeXml(text)}</span>${reason ? `<small lang="${reason.lang}">${escapeXml(reason.value)}</small>` : ''}`,
      ),
    ),
    ...notes.map((note) => `<p data-running>${escapeXml(words.notes[note])}</p>`),
    section(
      words.takenBack,
      takenBack.map(([first, last]) => `<s>${escapeXml(words.days(first, last))}</s>`),
    ),
  ].join('')
}

function section(heading: string, rows: readonly string[]): string {
  if (rows.length === 0) return ''
  const items = rows.map((row) => `<li>${row}</li>`).join('')
  return `<section><h2>${escapeXml(heading)}</h2><ul>${items}</ul></section>`
}
