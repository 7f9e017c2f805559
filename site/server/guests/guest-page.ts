import { LANGUAGE, LANGUAGES } from '@noren/contract/language'
import { phoneLink } from '@noren/contract/phone-number'
import { guestPathIn } from '@noren/contract/reservation/guest-link'
import type { MarkedText } from '#src/language/marked-text.ts'
import type { PublishedContent } from '../content/published-content.ts'
import type { Headers } from '../http/response/headers.ts'
import { escapeXml } from '../pages/escape-xml.ts'
import { canonicalPath } from '../pages/locate.ts'
import type { PageMaker } from '../pages/pages.ts'
import { plainStyle, servePlainPage } from '../pages/plain-page.ts'
import { guestForms, type Typed } from './guest-forms.ts'
import { GUEST_STYLE } from './guest-style.ts'
import { type GuestView, hasCalendar, isOpen, tagOf } from './guest-view.ts'
import { GUEST_WORDS } from './guest-words.ts'

/** A sentence above the rest: what became of the act, or why it was not taken. */
export type Said = { tone: 'success' | 'error'; text: string; typed?: Typed }

/** Nobody else may find the address, keep the page, or get the address as a referrer. */
export const PRIVATE_LINK: Headers = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
  'Referrer-Policy': 'no-referrer',
}

const STYLE = plainStyle(GUEST_STYLE)

/** Answers with the page of a link: a plain document, without any script. @param link its last part */
export function guestPage(
  request: Request,
  link: string,
  view: GuestView,
  { said, status, headers }: { said?: Said | undefined; status: number; headers?: Headers },
  published: PublishedContent,
  maker: PageMaker,
): Response {
  const { language, kind } = view
  const title = `${GUEST_WORDS[language].titles[kind]} | ${view.house.name.text}`
  const robots = 'noindex,nofollow,noarchive'
  return servePlainPage(
    request,
    { language, title, robots, style: STYLE, body: bodyOf(link, view, said) },
    { status, headers: { ...PRIVATE_LINK, ...headers } },
    published,
    maker,
  )
}

function bodyOf(link: string, view: GuestView, said: Said | undefined): string {
  const { language, kind, house, facts, table } = view
  const words = GUEST_WORDS[language]
  const seal = words.seals[kind]
  return [
    `<div class="guest" data-kind="${kind}" data-accent="${house.accent}">`,
    headOf(link, view),
    '<main>',
    house.cloth &&
      `<p class="guest-cloth display" lang="ja" aria-hidden="true">${escapeXml(house.cloth)}</p>`,
    '<div class="guest-letter">',
    said &&
      `<p class="guest-said" role="status" data-tone="${said.tone}">${escapeXml(said.text)}</p>`,
    seal && `<p class="guest-seal">${escapeXml(seal)}</p>`,
    `<h1 class="display">${escapeXml(words.titles[kind])}</h1>`,
    `<p data-running>${escapeXml(words.texts[kind])}</p>`,
    facts.length > 0 &&
      `<dl>${facts.map(([label, value]) => `<div><dt>${escapeXml(label)}</dt><dd${langOf(value)}>${escapeXml(value.text)}</dd></div>`).join('')}</dl>`,
    isOpen(view) &&
      `<p class="guest-note" data-running>${escapeXml(table?.state === 'asked' ? words.answered : words.writtenSince)}</p>`,
    waysOf(link, view),
    table && isOpen(view) && guestForms(view, table, said?.typed),
    '</div></main></div>',
  ]
    .filter(Boolean)
    .join('')
}

function headOf(link: string, { language, house }: GuestView): string {
  const words = GUEST_WORDS[language]
  const home = canonicalPath({ route: 'home', language })
  return [
    `<header><a href="${home}" rel="noreferrer">${escapeXml(words.home)}</a>`,
    house.path &&
      `<a href="${escapeXml(house.path)}" rel="noreferrer">${escapeXml(words.restaurant)}</a>`,
    ...LANGUAGES.filter((each) => each !== language).map(
      (other) =>
        `<a href="${escapeXml(guestPathIn(other, link))}" hreflang="${tagOf(other)}" lang="${tagOf(other)}">${escapeXml(LANGUAGE[other].nativeName)}</a>`,
    ),
    '</header>',
  ]
    .filter(Boolean)
    .join('')
}

/** The telephone, and the file for a calendar. */
function waysOf(link: string, view: GuestView): string {
  const { language, house, kind } = view
  const words = GUEST_WORDS[language]
  const call = phoneLink(house.phone)
  const calendar = hasCalendar(view) && `${guestPathIn(language, link)}/table.ics`
  const ways = [
    call &&
      `<li><a href="${escapeXml(call)}"><span>${escapeXml(words.call(house.name.text))}</span> <b>${escapeXml(house.phone)}</b></a></li>`,
    calendar &&
      `<li><a href="${escapeXml(calendar)}" download="table.ics">${escapeXml(kind === 'cancelled' ? words.outOfCalendar : words.calendar)}</a></li>`,
  ].filter(Boolean)
  return ways.length > 0 ? `<ul class="guest-ways">${ways.join('')}</ul>` : ''
}

function langOf({ lang }: MarkedText): string {
  return lang ? ` lang="${lang}"` : ''
}
