import { getTranslation, type I18nClient } from '@payloadcms/translations'
import type { Field, Payload } from 'payload'
import { fieldAffectsData } from 'payload/shared'
import { inTokyo } from '../base/ui/in-tokyo.ts'
import { say } from '../base/words.ts'
import { readableValues } from '../content/editing/versions/readable-values.ts'
import type { Enquiry } from '../payload-types.ts'
import { actWords, type KeptAct } from './guests/act-words.ts'
import { type Answer, ON_ITS_WAY } from './reply/letter.ts'
import { restaurantNames } from './tables/restaurant-names.ts'

const COLUMNS = [
  'receivedAt',
  'status',
  'assignee',
  'language',
  'name',
  'phone',
  'email',
  'subject',
  'message',
  'source',
  'tableRestaurant',
  'tableDate',
  'tableTime',
  'tablePeople',
  'tableExpected',
  'tableState',
  'tableAnsweredAt',
  'tableAnsweredBy',
  'answers',
  'guestActs',
  'notes',
  'harassmentNote',
  'marks',
  'readAt',
  'readBy',
  'reference',
] as const satisfies readonly (keyof Enquiry)[]

/** The columns of the exported table as the desk names them, and the cells of an enquiry. */
export type CsvCells = { heading: string[]; of: (enquiry: Enquiry) => string[] }

/** The cells in the user's language, times as in Japan, restaurants by their names. */
export async function csvCells(payload: Payload, i18n: I18nClient): Promise<CsvCells> {
  const names = await restaurantNames(payload, i18n.language)
  const fields = payload.collections.enquiries.config.fields.filter(fieldAffectsData)
  const columns = COLUMNS.flatMap((name) => {
    const field = fields.find((each) => each.name === name)
    return field ? [{ name, field }] : []
  })
  return {
    heading: columns.map(({ name, field }) => getTranslation(field.label || name, i18n)),
    of: (enquiry) => {
      const { tableRestaurant: slug } = enquiry
      const named = {
        ...enquiry,
        tableRestaurant: slug && (names.get(slug) ?? slug),
        guestActs: enquiry.guestActs?.map((each) => actText(each, i18n)).join('\n'),
        answers: enquiry.answers?.map((each) => answerText(each, i18n)).join('\n\n'),
      }
      return columns.map(({ name, field }) => cellOf(named[name], field, i18n))
    },
  }
}

/** What a guest did with their link, in a line of a cell. */
function actText(act: KeptAct, i18n: I18nClient): string {
  return `${inTokyo(new Date(act.at))} ${say({ i18n }, actWords(act))}`
}

/** A letter to the guest in a cell. */
function answerText({ at, by, how, subject, text }: Omit<Answer, 'id'>, i18n: I18nClient): string {
  const head = `${inTokyo(new Date(at))} ${by ?? ''}`.trim()
  const doubt = how === 'sending' ? [say({ i18n }, ON_ITS_WAY)] : []
  return [head, ...doubt, subject, text].join('\n')
}

function cellOf(value: unknown, field: Field, i18n: I18nClient): string {
  // A day, which has no time, is stored as its noon in UTC.
  if (value && field.type === 'date' && field.name !== 'tableDate') {
    return inTokyo(new Date(String(value)))
  }
  return readableValues(field, value, i18n)
    .map(({ text }) => text)
    .join(' / ')
}
