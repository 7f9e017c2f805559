import { getTranslation, type I18n } from '@payloadcms/translations'
import type { FlattenedField, Payload, SelectField } from 'payload'
import { dayInTokyo, inTokyo } from '../base/ui/in-tokyo.ts'
import type { Enquiry } from '../payload-types.ts'
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
  'notes',
  'marks',
  'readAt',
  'readBy',
  'reference',
  'id',
] as const satisfies readonly (keyof Enquiry)[]

/** The columns of the exported table as the desk calls them, and the cells of an enquiry. */
export type CsvCells = { heading: string[]; of: (enquiry: Enquiry) => string[] }

/** The cells in the reader's language, moments as clocks in Japan show them, restaurants by their names. */
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
      const named = { ...enquiry, tableRestaurant: slug && (names.get(slug) ?? slug) }
      return columns.map(({ name, field }) => cell(named[name], field, i18n))
    },
  }
}

function labelOf(field: FlattenedField | undefined, i18n: I18n): string {
  return field && 'label' in field && field.label ? getTranslation(field.label, i18n) : ''
}

function cell(
  value: Enquiry[keyof Enquiry],
  field: FlattenedField | undefined,
  i18n: I18n,
): string {
  if (value === null || value === undefined) return ''
  if (field?.type === 'date') {
    const moment = new Date(String(value))
    // A day is kept at noon UTC.
    return field.name === 'tableDate' ? dayInTokyo(moment) : inTokyo(moment)
  }
  if (field?.type !== 'select') return String(value)
  const values = Array.isArray(value) ? value : [value]
  return values.map((each) => optionOf(String(each), field.options, i18n)).join(' / ')
}

function optionOf(value: string, options: SelectField['options'], i18n: I18n): string {
  const option = options.find((each) => typeof each === 'object' && each.value === value)
  const label = typeof option === 'object' ? getTranslation(option.label, i18n) : value
  // No option of ours is labelled by a component.
  return typeof label === 'string' ? label : value
}
