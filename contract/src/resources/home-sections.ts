import { namesOf } from '../fields.ts'
import { isObject, readList, readObject } from '../json.ts'
import { CALLS, type CallName } from './calls.ts'
import { type HomeSection, SECTION_CALLS } from './home-calls.ts'

/** The names of all sections, in the order of the page. */
export const HOME_SECTION_NAMES = namesOf(SECTION_CALLS)

/** Whether published content has something to show in a section: in each of its calls. */
export function isFilled(
  section: HomeSection,
  content: { readonly [Name in CallName]?: unknown },
): boolean {
  return SECTION_CALLS[section].every((call) => hasContent(CALLS[call].readPart(content[call])))
}

function hasContent(part: unknown): boolean {
  const list = isObject(part) && 'list' in part ? part.list : part
  return Array.isArray(list) ? list.length > 0 : list !== null
}

/** Reads the snapshot's `sections`: those that staff have switched off; what names none is left out. */
export function readHiddenSections(raw: unknown): HomeSection[] {
  const { hidden } = readObject(raw)
  return readList(hidden, (name) => HOME_SECTION_NAMES.find((each) => each === name) ?? null)
}
