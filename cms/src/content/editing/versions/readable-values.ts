import { isObject, readText } from '@noren/contract/json'
import { getTranslation, type I18nClient } from '@payloadcms/translations'
import type { Field } from 'payload'
import { dayInTokyo } from '../../../base/ui/in-tokyo.ts'
import { say } from '../../../base/words.ts'
import { hashOf } from '../../languages/translations/ledger.ts'
import { markPicture } from '../../library/brand/mark-picture.ts'
import { seenAs } from '../../library/brand/seen-as.ts'

/** A value of a field as staff read it; a file has an id, and a picture the address of its thumbnail. */
export type Readable = { text: string; id?: string; picture?: string }

/**
 * The values of a field in words, in the desk's language: names of options, days without a time, names of
 * uploaded files. Empty for an empty field.
 */
export function readableValues(field: Field, value: unknown, i18n: I18nClient): Readable[] {
  const values = [value].flat().filter((each) => each !== null && each !== undefined)
  switch (field.type) {
    case 'select':
      return values.map((each) => ({ text: optionWords(field.options, each, i18n) }))
    case 'checkbox':
      return values.map((each) => ({ text: say({ i18n }, each ? YES : NO) }))
    case 'date':
      return values.map((each) => ({ text: dayInTokyo(new Date(String(each))) }))
    case 'upload':
      return values.map((each) => fileOf(each, say({ i18n }, GONE)))
    case 'text':
      if (seenAs(field) === 'mark') return values.map((each) => markOf(each, i18n))
      return values.map((each) => ({ text: String(each) }))
    default:
      return values.map((each) => ({ text: String(each) }))
  }
}

const YES = { en: 'Yes', ja: 'はい' }
const NO = { en: 'No', ja: 'いいえ' }
const GONE = { en: 'Deleted file', ja: '削除されたファイル' }

type Options = Extract<Field, { type: 'select' }>['options']

function optionWords(options: Options, value: unknown, i18n: I18nClient): string {
  for (const option of options) {
    if (typeof option === 'string' || option.value !== value) continue
    const words = getTranslation(option.label, i18n)
    if (typeof words === 'string') return words
  }
  return String(value)
}

function fileOf(file: unknown, gone: string): Readable {
  if (!isObject(file)) return { text: gone, id: String(file) }
  const { id, originalName, filename, mimeType, url } = file
  const text = readText(originalName) || readText(filename)
  const isPicture = readText(mimeType).startsWith('image/')
  return { text, id: String(id), ...(isPicture && { picture: readText(url) }) }
}

/** Equal ids mean equal drawings: comparisons mark what differs by them. */
function markOf(mark: unknown, i18n: I18nClient): Readable {
  const picture = markPicture(String(mark))
  return { text: say({ i18n }, OWN_MARK), id: hashOf(picture), picture }
}

const OWN_MARK = { en: 'The company’s own mark', ja: '会社のロゴ' }

/** The longest excerpt of a text, in characters. */
const EXCERPT = 80

/** The start of a field's value in words. Files are only ids here, which mean nothing to staff. */
export function readable(field: Field, value: unknown, i18n: I18nClient): string {
  if (field.type === 'upload' || field.type === 'relationship') {
    return value ? say({ i18n }, FILE) : ''
  }
  if (isObject(value)) return ''
  return excerpt(
    readableValues(field, value, i18n)
      .map(({ text }) => text)
      .join('、'),
  )
}

/** The start of a text. */
export function excerpt(text: string): string {
  return text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text
}

const FILE = { en: 'File', ja: 'ファイル' }
