import { isObject } from '@noren/contract/json'
import { type FieldHook, type SanitizedConfig, ValidationError } from 'payload'
import { corrected } from '../../base/spelling/corrected.ts'
import { say, type Words } from '../../base/words.ts'
import { noOne } from '../../staff/access/roles.ts'
import { leavesOf } from './walk.ts'

/** Corrects every text that staff write as it is saved, and refuses what is none. Texts from visitors stay as they are. */
export function withCorrectedTexts(config: SanitizedConfig): SanitizedConfig {
  const kinds = [...config.collections, ...config.globals]
  for (const { field } of kinds.flatMap(({ flattenedFields }) => leavesOf(flattenedFields))) {
    if (field.type !== 'text' && field.type !== 'textarea') continue
    if (field.access?.update === noOne) continue
    field.hooks = {
      ...field.hooks,
      beforeValidate: [correctText, ...(field.hooks?.beforeValidate ?? [])],
    }
  }
  return config
}

const correctText: FieldHook = ({ value, ...at }) => {
  if (typeof value === 'string') return corrected(value)
  if (!isText(value, at)) throw refusalAt(at)
  return value
}

type At = Pick<Parameters<FieldHook>[0], 'collection' | 'field' | 'global' | 'path' | 'req'>

/** Nothing, several texts where there is room for them, or one in each language at once. */
function isText(value: unknown, { field, req }: At): boolean {
  if (value === undefined || value === null) return true
  if ('hasMany' in field && field.hasMany) {
    return Array.isArray(value) && value.every((each) => typeof each === 'string')
  }
  const isOfAll = 'localized' in field && field.localized && String(req.locale) === 'all'
  return (
    isOfAll &&
    isObject(value) &&
    Object.values(value).every((each) => each === null || typeof each === 'string')
  )
}

function refusalAt({ collection, global, path, req }: At): ValidationError {
  const message = say(req, NO_TEXT)
  const errors = [{ path: path.join('.'), message }]
  const of = {
    ...(collection && { collection: collection.slug }),
    ...(global && { global: global.slug }),
  }
  return new ValidationError({ ...of, errors, req }, req.t)
}

const NO_TEXT: Words = {
  en: 'This takes a text alone, not a list or another kind of value.',
  ja: 'ここには文章だけを入力してください。リストなど、別の形式の値は使えません。',
}
