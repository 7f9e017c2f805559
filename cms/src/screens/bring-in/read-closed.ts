import { WEEKDAYS, type Weekday } from '@noren/contract/hours/calendar'
import {
  CLOSING_DAYS,
  type ClosingDay,
  type HolidayRule,
} from '@noren/contract/hours/opening-hours'
import type { Words } from '../../base/words.ts'
import { DAY_WORDS } from '../../content/model/fields/hours/hours-words.ts'

/** The closing days of a restaurant, and what happens where one is a public holiday. */
export type Closed = {
  closedDays: ClosingDay[]
  closedNth: { weekday: Weekday; nth: string[] }[]
  closedDayOnHoliday: HolidayRule
}

const NEVER = /^(?:なし|無し|無休|年中無休|none|-)$/

/** What is in brackets beside a closing day, without spaces. */
const NOTES: readonly (readonly [RegExp, HolidayRule])[] = [
  [
    /^祝(?:祭)?日(?:の場合|の時|のとき|なら)?は?,?(?:営業し?,?(?:て,?)?)?(?:翌平日|翌日|翌営業日)(?:が|に|は|を)?(?:休み?|休業|定休日?|振替(?:休業?)?)?$/,
    'shift',
  ],
  [/^祝(?:祭)?日(?:の場合|の時|のとき|なら)?(?:は|も)?営業$/, 'open'],
  [/^祝(?:祭)?日(?:を|は)除く$/, 'open'],
  [/^祝(?:祭)?日(?:の場合|の時|のとき|なら)?(?:は|も)?(?:休み?|休業|定休日?)$/, 'closed'],
  [/^(?:openon|except)(?:public|national)?holidays$/, 'open'],
  [
    /^(?:if(?:itisa)?(?:public|national)?holiday,?)?(?:closed)?thenext(?:weekday|day)(?:instead)?$/,
    'shift',
  ],
]

/**
 * Reads closing days: `水、第1・3火、祝`, `月（祝日の場合は翌平日）`. Whatever is not understood, in brackets too, is
 * refused, since guests would stand before a closed door.
 */
export function readClosed(cell: string): Closed | { problem: Words } {
  const notes = new Set<string>()
  const days = cell
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ \t]+/g, '')
    .replace(/\(([^()]*)\)/g, (_, note: string) => {
      notes.add(note.replaceAll('、', ','))
      return ''
    })
    // 第1・3火, 第1第3火: the numbers of one weekday.
    .replace(/第[1-5](?:[・,、/と]?第?[1-5])+/g, (many) => `第${many.replace(/\D/g, '')}`)
  const [note, ...others] = notes
  const rule = note === undefined ? 'closed' : NOTES.find(([said]) => said.test(note))?.[1]
  if (!rule || others.length > 0) return { problem: noNote(cell.trim()) }

  const closedDays: ClosingDay[] = []
  const closedNth = new Map<Weekday, string[]>()
  for (const part of days.split(/[,、・;/\n]+/)) {
    const word = part.replace(/^毎週|定休日?$/g, '')
    if (word === '' || NEVER.test(word)) continue
    const [, before = '', after = '', name = ''] =
      /^(?:第([1-5]+)|([1-5])(?:st|nd|rd|th))?(.+)$/.exec(word) ?? []
    const nth = [...before, ...after]
    const found = daysNamed(name)
    const weekday = WEEKDAYS.find((each) => each === found[0])
    if (found.length === 0 || (nth.length > 0 && !(weekday && found.length === 1))) {
      return { problem: noDay(part.trim()) }
    }
    if (nth.length === 0) closedDays.push(...found)
    else if (weekday) closedNth.set(weekday, [...(closedNth.get(weekday) ?? []), ...nth])
  }
  if (rule !== 'closed' && closedDays.includes('holiday')) return { problem: noNote(cell.trim()) }
  return {
    closedDays,
    closedNth: [...closedNth].map(([weekday, nth]) => ({ weekday, nth })),
    closedDayOnHoliday: rule,
  }
}

/** The days of `水曜日` or `Wednesdays`, and of `日祝`, one beside the other; none for anything else. */
function daysNamed(name: string): ClosingDay[] {
  const day = CLOSING_DAYS.find((each) => namesOf(each).includes(name))
  if (day) return [day]
  const each = [...name].map((letter) =>
    CLOSING_DAYS.find(
      (day) => DAY_WORDS[day].ja === letter || (day === 'holiday' && letter === '祝'),
    ),
  )
  return each.flatMap((day) => day ?? []).length === each.length
    ? each.flatMap((day) => day ?? [])
    : []
}

function namesOf(day: ClosingDay): string[] {
  const en = DAY_WORDS[day].en.toLowerCase().replaceAll(' ', '')
  const { ja } = DAY_WORDS[day]
  const further = day === 'holiday' ? ['祝', '祝祭日', '祭日'] : [`${ja}曜`, `${ja}曜日`]
  return [day, en, `${en}s`, `every${en}`, ja, ...further]
}

function noDay(cell: string): Words {
  return {
    en: `“${cell}” cannot be read as a closing day. Please write Wednesday, or 3rd Tuesday, with commas between several.`,
    ja: `「${cell}」は定休日として読み取れません。「水、第3火」のように、1日ずつ「、」で区切って入力してください。`,
  }
}

function noNote(cell: string): Words {
  return {
    en: `“${cell}”: what is in brackets cannot be read. Please write Monday (open on public holidays) or Monday (closed the next weekday instead), or leave it out and write it into the form afterwards.`,
    ja: `「${cell}」：かっこの中が読み取れません。「月（祝日は営業）」「月（祝日の場合は翌平日）」のように書くか、かっこを消して取り込み、あとからフォームに入力してください。`,
  }
}

/** What is asked for where a restaurant opens on a closing day, and nothing says at what time. */
export const NO_TIMES: Words = {
  en: 'It opens on closing days that are public holidays, and nothing says at what time. Please write the hours of all days, or those of public holidays.',
  ja: '定休日が祝日のときに営業する時間がありません。「営業時間」の列か「祝日」の列に入力してください。',
}
