import { isObject } from '@noren/contract/json'
import { isTag, TAGS } from '../../base/locales.ts'
import type { Entries } from '../../content/languages/translations/ledger.ts'
import type { Report } from './fault.ts'
import { FAULTS, unknownName } from './fault-words.ts'
import { entriesOf, TEXT_KEYS } from './text-states.ts'

/** A text by languages, and what the ledger knows of it. */
type TextRead = { texts: Record<string, string>; entries: Entries }

/** Reads a text of a file in all languages. */
export function readText(path: string, value: unknown, report: Report): TextRead {
  if (!isObject(value)) {
    report(path, FAULTS.texts)
    return { texts: {}, entries: {} }
  }
  for (const key of Object.keys(value).filter((each) => !TEXT_KEYS.includes(each)))
    report(`${path}.${key}`, unknownName(key, TEXT_KEYS))
  const texts: Record<string, string> = {}
  for (const tag of TAGS) {
    const text = value[tag] ?? ''
    if (typeof text === 'string') texts[tag] = text
    else report(`${path}.${tag}`, FAULTS.text)
  }
  const { source } = value
  if (source !== undefined && !isTag(source))
    report(`${path}.source`, unknownName(String(source), TAGS))
  const tagsIn = (name: 'outdated' | 'checked') => readTags(`${path}.${name}`, value[name], report)
  const states = {
    outdated: tagsIn('outdated'),
    checked: tagsIn('checked'),
    drafted: readDrafts(`${path}.drafted`, value.drafted, report),
  }
  return { texts, entries: entriesOf(texts, { ...states, ...(isTag(source) && { source }) }) }
}

function readTags(path: string, value: unknown = [], report: Report): string[] {
  const isList = Array.isArray(value) && value.every(isTag)
  if (!isList) report(path, FAULTS.tags)
  return isList ? value : []
}

function readDrafts(path: string, value: unknown = {}, report: Report): Record<string, string> {
  const given = isObject(value) ? Object.entries(value) : []
  const drafts = given.flatMap(([tag, text]) =>
    isTag(tag) && typeof text === 'string' ? [[tag, text] as const] : [],
  )
  if (!isObject(value) || drafts.length < given.length) report(path, FAULTS.texts)
  return Object.fromEntries(drafts)
}
