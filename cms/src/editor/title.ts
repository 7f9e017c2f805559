import { TAGS } from '../base/locales.ts'
import { reader } from '../base/ui/reader.ts'
import { say } from '../base/words.ts'
import { DOCUMENT } from '../content/editing/document-words.ts'
import type { Form } from '../content/editing/form/form.ts'
import type { Draft } from './draft/draft.ts'

/** Where a document's name is typed: in the reader's language first. */
export function titlePaths({ fields, titleField }: Form): string[] {
  const isTranslated = fields.some((field) => field.name === titleField && field.isTranslated)
  if (!isTranslated) return [titleField]
  const own = reader.i18n.language
  const tags = [...TAGS].sort((one, other) => Number(other === own) - Number(one === own))
  return tags.map((tag) => `${titleField}.${tag}`)
}

/** What a document is called by what is typed now. */
export function titleOf(form: Form, draft: Pick<Draft, 'get'>): string {
  const texts = titlePaths(form).map((path) => draft.get(path))
  const title = texts.find((text) => typeof text === 'string' && text.trim() !== '')
  return typeof title === 'string' ? title : say(reader, DOCUMENT.untitled)
}
