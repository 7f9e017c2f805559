import { getTranslation, type I18n } from '@payloadcms/translations'
import type { FlattenedField, Payload, SelectField } from 'payload'
import { dayInTokyo, inTokyo } from '../base/ui/in-tokyo.ts'
import { say } from '../base/words.ts'
import type { Enquiry } from '../payload-types.ts'
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
  'tableRestaurant',
  'tableDate',
  'tableTime',
  'tablePeople',
  'tableState',
  'tableAnsweredAt',
  'tableAnsweredBy',
  'answers',
  'notes',
  'marks',
  'readAt',
  'readBy',
  'reference',
] as const satisfies readonly (keyof Enquiry)[]

/** The columns of the exported table as the desk names them, and the cells of an enquiry. */
export type CsvCells = { heading: string[]; of: (enquiry: Enquiry) => string[] }

/** The cells in the user's language, times as in Japan, restaurants by their names. */
export async function csvCells(payload: Payload, i18n: I18n): Promise<CsvCells> {
  const names = await restaurantNames(payload, i18n.language)
  const fields = payload.collections.enquiries.config.flattenedFields
  const columns = COLUMNS.map((name) => ({
    name,
    field: fields.find((each) => each.name === name),
  }))
  return {
    heading: columns.map(({ name, field }) => labelOf(field, i18n) || name),
    of: (enquiry) => {
      const { tableRestaurant: slug } = enquiry
      const named = {
        ...enquiry,
        tableRestaurant: slug && (names.get(slug) ?? slug),
        answers: enquiry.answers?.map((each) => answerText(each, i18n)).join('\n\n'),
      }
      return columns.map(({ name, field }) => cellOf(named[name], field, i18n))
    },
  }
}

/** A letter to the guest in a cell. */
function answerText({ at, by, how, subject, text }: Omit<Answer, 'id'>, i18n: I18n): string {
  const head = `${inTokyo(new Date(at))} ${by ?? ''}`.trim()
  const doubt = how === 'sending' ? [say({ i18n }, ON_ITS_WAY)] : []
  return [head, ...doubt, subject, text].join('\n')
}

function labelOf(field: FlattenedField | undefined, i18n: I18n): string {
  return field && 'label' in field && field.label ? getTranslation(field.label, i18n) : ''
}

function cellOf(
  value: Exclude<Enquiry[keyof Enquiry], Enquiry['answers']> | null | undefined,
  field: FlattenedField | undefined,
  i18n: I18n,
): string {
  if (value === null || value === undefined) return ''
  if (field?.type === 'date') {
    const moment = new Date(String(value))
    // A day is stored as its noon in UTC.
    return field.name === 'tableDate' ? dayInTokyo(moment) : inTokyo(moment)
  }
  if (field?.type !== 'select') return String(value)
  const values = Array.isArray(value) ? value : [value]
  return values.map((each) => optionOf(String(each), field.options, i18n)).join(' / ')
}

function optionOf(value: string, options: SelectField['options'], i18n: I18n): string {
  const option = options.find((each) => typeof each === 'object' && each.value === value)
  const label = typeof option === 'object' ? getTranslation(option.label, i18n) : value
  // None of our options has a component as its label.
  return typeof label === 'string' ? label : value
}
