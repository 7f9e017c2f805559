import { readAllergens } from '@noren/contract/allergens/allergens'
import { parseCoordinates } from '@noren/contract/coordinates'
import { emailFault, readEmail } from '@noren/contract/enquiry/email-as-typed'
import { hasEmailShape } from '@noren/contract/enquiry/email-shape'
import { phoneAmongWords } from '@noren/contract/enquiry/phone'
import { readReference } from '@noren/contract/enquiry/reference'
import { plainAddress } from '@noren/contract/former-site/address'
import { readFormerSite, readTarget } from '@noren/contract/former-site/read'
import { readClock } from '@noren/contract/hours/clock'
import { readInstagram } from '@noren/contract/instagram'
import { readMapLink } from '@noren/contract/map-link'
import { internationalPhone, phoneLink } from '@noren/contract/phone-number'
import { safeLink } from '@noren/contract/safe-url'
import { readVideoLink } from '@noren/contract/video'
import { errorFacts } from '@noren/kit/process/log'
import { expect, test } from 'vitest'
import { IN_ORDER } from '../../test/pasted.ts'
import { csvLine } from '../base/csv.ts'
import { corrected } from '../base/spelling/corrected.ts'
import { readLines } from '../content/kinds/former-site/read-lines.ts'
import { lastDraft } from '../content/languages/machine/chat.ts'
import { problemOf } from '../content/languages/machine/checked.ts'
import { missingFrom, svgText } from '../content/library/brand/svg-text.ts'
import { addressFrom } from '../content/model/fields/address-from-name.ts'
import { readTypedTime } from '../content/model/fields/hours/typed-time.ts'
import { mapOf, mapProblem } from '../content/model/fields/map-paste.ts'
import { unknownPlaceholder, withPlaceholders } from '../content/model/fields/placeholders.ts'
import { isContact } from '../inbox/erase/person.ts'
import { filled } from '../inbox/reply/replies.ts'
import { foundBy } from '../inbox/search.ts'
import { readPrice } from '../screens/menu/price.ts'
import { bare } from '../staff/accounts/password-rules.ts'
import { browserName } from '../staff/accounts/sessions/browser.ts'
import { cellsOf } from '../tables/cells.ts'
import { CUT_OFF, fileText } from '../tables/file-text.ts'
import { textOfHtml } from '../tables/html.ts'
import { columnOf } from '../tables/menu/columns.ts'
import { readTable } from '../tables/menu/read-table.ts'
import { plain } from '../tables/plain.ts'
import { columnOf as restaurantColumn } from './from-table/columns.ts'

const TABLE = { restaurant: '', when: '', party: '', address: '', phone: '' }
const VALUES = { name: '', reference: '', subject: '', table: TABLE }

/** Reads a file as the screen of the menu does. */
function readFile(bytes: Buffer): unknown {
  const text = fileText(bytes)
  return typeof text === 'string' ? readTable(text, IN_ORDER) : text
}

/** Everything that reads a text which people type, paste, upload or receive. */
const READERS: { [name: string]: (text: string) => unknown } = {
  'the list of former addresses': (text) => readLines(text, 'https://namiori.example'),
  'a former address': plainAddress,
  'where a former address leads': readTarget,
  'a menu from a spreadsheet': (text) => readTable(text, IN_ORDER),
  'a menu from a file': (text) => readFile(Buffer.from(`品名,価格\n"${text}","${text}"\n`)),
  'cells between tabs': (text) => cellsOf(text, '\t'),
  'cells between commas': (text) => cellsOf(text, ','),
  'a quoted cell': (text) => cellsOf(`"${text}`, ';'),
  'the cells of a paste': (text) => textOfHtml(`<table><tr><td>${text}`),
  'the name of a dish': plain,
  'a heading of a menu': columnOf,
  'a heading of restaurants': restaurantColumn,
  'a price': (text) => [readPrice(text), readPrice(`税込${text}`), readPrice(`1${text}`)],
  'a CSV file': (text) => readFile(Buffer.from(text)),
  'a time': (text) => [readTypedTime(text), readClock(text)],
  'an e-mail address': (text) => [readEmail(text), emailFault(text), hasEmailShape(text)],
  'a telephone number': (text) => [
    phoneAmongWords(text),
    phoneLink(text),
    internationalPhone(text),
  ],
  'the reference of an enquiry': readReference,
  'a link': safeLink,
  'a video': readVideoLink,
  'an Instagram account': readInstagram,
  'the link of a map': (text) => [mapOf(text), mapProblem(text), readMapLink(text)],
  'a place on a map': parseCoordinates,
  'the code of a map': (text) => mapOf(`<iframe src="https://www.google.com/maps/embed?pb=${text}`),
  'the page of a map': (text) => mapOf(`https://www.google.com/maps/place/${text}`),
  allergens: (text) => readAllergens([text]),
  'a search': foundBy,
  'the person to erase': isContact,
  'a text with placeholders': (text) => [
    unknownPlaceholder(text, ['company']),
    withPlaceholders(text, {}),
  ],
  'a reply': (text) => filled({ subject: text, text }, VALUES),
  'a draft of the translation service': (text) =>
    problemOf(text, { text, from: 'ja', to: 'en', what: 'Text', maxLength: null, terms: [] }),
  'an answer of the translation service': (text) => [
    lastDraft(`{"${text}`),
    lastDraft(`{"${text}\\`),
  ],
  'the name of a page': addressFrom,
  'a corrected paste': corrected,
  'a drawing': (text) => [svgText(Buffer.from(`<${text}`)), missingFrom(`<svg>${text}`)],
  'a paint of a drawing': (text) => missingFrom(`<style>a{fill:url(${text}`),
  'another file in a drawing': (text) => missingFrom(`<use ${text}`),
  'a password': bare,
  'the name of a browser': browserName,
  'a cell of the export': (text) => csvLine([text]),
  'an error for the log': (text) => errorFacts(new SyntaxError(text)),
}

/** What worst lines are made of. */
const PIECES = [
  ...' |　|\t|\n|\r|/| /|-|.|"|""|\\"|{"|\'|,|, |;|:|@|a@|#|*|?|&|%|%2|=|!|!3d|!3d1!4d|1|１|1.|1:|10:00-'.split(
    '|',
  ),
  ...'0-|(|()|（|[|{|{}|{a|<|<a |a|a |a.|xn--|http|https://|あ|、|・|月|月・|第1|〜|¥|￥1|->|=>|休'.split(
    '|',
  ),
]
const AROUND = [
  ['', ''],
  ['/a', 'x'],
] as const

const SIZE = 10_000
/** A reader that needs less of the processor for the longer line is quick enough, however it grows; in ms. */
const QUICK = 150

/** How much of the processor a reader needs for a line, in ms, whatever else the machine does. */
function timeOf(read: (text: string) => unknown, line: string): number {
  const began = process.threadCpuUsage()
  try {
    read(line)
  } catch (error) {
    // A sentence for the reader is an answer; what the machine says of a pattern is none.
    if (error instanceof RangeError) throw error
  }
  return process.threadCpuUsage(began).user / 1000
}

/** The best of three: a clean-up of the memory may fall into one. */
const leastOf = (read: (text: string) => unknown, line: string) =>
  Math.min(...[0, 1, 2].map(() => timeOf(read, line)))

test.each(Object.entries(READERS))(
  'twice the line takes about twice the time: %s (attack 7)',
  (_, read) => {
    const slow = AROUND.flatMap(([before, after]) =>
      PIECES.filter((piece) => {
        const line = (size: number) => before + piece.repeat(Math.ceil(size / piece.length)) + after
        if (timeOf(read, line(2 * SIZE)) < QUICK) return false
        const [once, twice] = [leastOf(read, line(SIZE)), leastOf(read, line(2 * SIZE))]
        return twice > QUICK && twice > 3 * once
      }).map((piece) => `${before}${piece}…${after}`),
    )
    expect(slow).toEqual([])
  },
)

test('the longest query is looked up at once among 10,000 former addresses (attack 7)', () => {
  const former = readFormerSite(
    Array.from({ length: 10_000 }, (_, at) => [`/a.php?a=1&x${at}=1`, '/about']),
  )
  const known = Array.from({ length: 2000 }, (_, at) => `x${at}=2`).join('&')
  for (const query of ['a=1&'.repeat(4000), `a=1&${known}`]) {
    const address = plainAddress(`/a.php?${query}`)
    const time = leastOf(() => address && former.find(address), query)
    expect(time).toBeLessThan(QUICK)
  }
})

test('a file of quotation marks alone is refused with a sentence (attack 7)', () => {
  const marks = Buffer.alloc(900_001, '"')
  expect(readFile(Buffer.concat([Buffer.from('品名,価格\n'), marks]))).toBe(CUT_OFF)
})
