import { isObject } from '@noren/contract/json'
import type { I18nClient } from '@payloadcms/translations'
import type { Field } from 'payload'
import { say } from '../../base/words.ts'
import { readableValues } from './readable-values.ts'

/** Longest excerpt of a text, in characters. */
const EXCERPT = 80

/** The start of what a field holds, in words. Files are known here by their ids, which say nothing to anybody. */
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
