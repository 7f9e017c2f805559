import type { Brand } from '@noren/contract/brand/brand'
import type { TokyoMinute } from '@noren/contract/hours/tokyo-clock'
import type { Light } from '@noren/contract/light'
import { PHRASE_BREAK } from '@noren/contract/phrase-break'
import type { CallName } from '@noren/contract/resources/calls'
import type { RestaurantsPage } from '@noren/contract/resources/restaurant'
import type { CompanyOfTheDay } from '#src/api/company.ts'
import type { CallKey } from '#src/api/queries.ts'
import type { ListKey } from '#src/api/restaurant-list.ts'
import type { FormState } from '#src/pages/contact/form-state.ts'
import { asWritten, withBreaks } from '#src/ui/phrases.ts'

/** Where a page's content comes from when the server renders it. */
export type PageContent = {
  /** Answers a call from the snapshot as the API would. */
  answer: (
    call: CallName,
    parameters: Readonly<Record<string, string>>,
  ) => { status: number; body: unknown }
  /**
   * Restaurants from one index of the list up to and without another; `null` when none were
   * published.
   */
  restaurants: (start: number, end: number) => RestaurantsPage | null
  company: CompanyOfTheDay | null
  /** ISO 8601. */
  publishedAt: string
  /** When each page last changed, as in the snapshot. */
  modified: Readonly<Record<string, string>>
  /** Pictures for sharing each page, as in the snapshot. */
  cards: Readonly<Record<string, string>>
  /** How the company looks: its colours, and the files of its mark. */
  brand: Brand
  /** The one public origin, without a slash at its end. */
  origin: string
  /** Days until an enquiry is deleted, as the privacy policy says. */
  retentionDays: number
  /** Further origins that pictures may come from. */
  imageOrigins: readonly string[]
  /** The light of the hour. */
  light: Light
}

/**
 * The data in a page for the script: the answers it was rendered from, so that "what the server rendered
 * counts as the call" (readings A7).
 */
export type PageData = {
  queries: [key: CallKey | ListKey, data: unknown][]
  /** Size of the page's HTML (`sizeOfHtml`). */
  size: number
  company: CompanyOfTheDay | null
  imageOrigins: readonly string[]
  light: Light
  form?: FormState
  /** The minute the page was written for, where that decides what it shows. */
  at?: TokyoMinute
}

/** Id of the `<script type="application/json">` block. */
export const PAGE_DATA_ID = 'data'

/** How a page writes a break between phrases: the data, which follows it, compresses with it. */
const BREAK_ELEMENT = '<wbr/>'

/** The JSON that {@link readPageData} reads, for a script element behind this HTML, with the breaks it has. */
export function writePageData(data: PageData, html: string): string {
  const asInPage = (text: string) => {
    const broken = withBreaks(text)
    return html.includes(broken.replaceAll(PHRASE_BREAK, BREAK_ELEMENT)) ? broken : text
  }
  return scriptJson(data, onTexts(asInPage)).replaceAll(PHRASE_BREAK, BREAK_ELEMENT)
}

/** Reads what our own server wrote, from parsed content, in this very response. */
export function readPageData(json: string): PageData {
  return JSON.parse(json.replaceAll(BREAK_ELEMENT, PHRASE_BREAK), onTexts(asWritten))
}

type Change = (key: string, value: unknown) => unknown

function onTexts(change: (text: string) => string): Change {
  return (_, value) => (typeof value === 'string' ? change(value) : value)
}

/** JSON for a script element: nothing in it can end the element or a line. */
export function scriptJson(value: unknown, change?: Change): string {
  return JSON.stringify(value, change).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
