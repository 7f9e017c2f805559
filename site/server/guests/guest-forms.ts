import { randomBytes } from 'node:crypto'
import { ACT_WORDS_LIMIT, type GuestAct } from '@noren/contract/enquiry/guest-act'
import { writeClock } from '@noren/contract/hours/clock'
import type { GuestTable } from '@noren/contract/reservation/guest-link'
import { TABLE_WORDS } from '#src/pages/contact/table-request.ts'
import { escapeXml } from '../pages/escape-xml.ts'
import type { GuestView } from './guest-view.ts'
import { GUEST_WORDS } from './guest-words.ts'

/** What a guest chose and wrote, as the form sends it, and what makes two presses of it the same act. */
export type Typed = { people: string; time: string; words: string; key: string }

/** How much later than its time guests can arrive, and in which steps. */
const LATEST_MINUTES = 120
const STEP_MINUTES = 15
/** No time of a day of business is later. */
const DAY_ENDS = 30 * 60

/** The times at which guests of a table can say that they arrive. */
export function laterTimes({ minutes }: Pick<GuestTable, 'minutes'>): number[] {
  const count = LATEST_MINUTES / STEP_MINUTES
  const times = Array.from({ length: count }, (_, index) => minutes + (index + 1) * STEP_MINUTES)
  return times.filter((time) => time < DAY_ENDS)
}

/**
 * The forms of a link. Each is folded: opening it is the first press, its button the second. Programs
 * that open the links of mails open addresses alone.
 */
export function guestForms(view: GuestView, table: GuestTable, typed?: Typed): string {
  const { kind, language } = view
  const words = GUEST_WORDS[language]
  const { tell, cancel, unremind } = words
  const isAsked = kind === 'asked' || kind === 'unanswered'
  const { people, time } = TABLE_WORDS[language]
  const fewer = Array.from({ length: table.people - 1 }, (_, index) => table.people - 1 - index)
  return [
    `<details${typed ? ' open' : ''}><summary>${escapeXml(tell.summary)}</summary><form method="post">`,
    hidden('said', typed?.key),
    fewer.length > 0 &&
      choice(
        'people',
        tell.people,
        [['', tell.same], ...fewer.map((count) => [String(count), people(count)] as const)],
        typed?.people,
      ),
    choice(
      'time',
      tell.time,
      [
        ['', tell.same],
        ...laterTimes(table).map((minutes) => [writeClock(minutes), time(minutes)] as const),
      ],
      typed?.time,
    ),
    `<label class="guest-wide"><span>${escapeXml(tell.words)}</span><textarea name="words" rows="2" maxlength="${ACT_WORDS_LIMIT}">${escapeXml(typed?.words ?? '')}</textarea></label>`,
    `<button class="guest-main">${escapeXml(tell.button)}</button>`,
    isAsked && `<p class="guest-note" data-running>${escapeXml(tell.asked)}</p>`,
    `</form></details><details><summary>${escapeXml(cancel.summary)}</summary><form method="post">`,
    hidden('cancelled'),
    `<p class="guest-wide" data-running>${escapeXml(isAsked ? cancel.asked : cancel.text)}</p>`,
    `<button>${escapeXml(cancel.button)}</button></form></details>`,
    view.reminds &&
      `<details><summary>${escapeXml(unremind.summary)}</summary><form method="post">${hidden('unreminded')}<p class="guest-wide" data-running>${escapeXml(unremind.text)}</p><button>${escapeXml(unremind.button)}</button></form></details>`,
  ]
    .filter(Boolean)
    .join('')
}

/** The kind of the act, and what makes two presses of one form the same act. */
function hidden(kind: GuestAct['kind'], key = randomBytes(12).toString('hex')): string {
  return `<input type="hidden" name="act" value="${kind}"><input type="hidden" name="key" value="${key}">`
}

function choice(
  name: 'people' | 'time',
  label: string,
  options: readonly (readonly [value: string, text: string])[],
  chosen = '',
): string {
  const rows = options.map(
    ([value, text]) =>
      `<option value="${value}"${value === chosen ? ' selected' : ''}>${escapeXml(text)}</option>`,
  )
  return `<label><span>${escapeXml(label)}</span><select name="${name}">${rows.join('')}</select></label>`
}
