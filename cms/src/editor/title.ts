import { TAGS } from '../base/locales.ts'
import { reader } from '../base/ui/reader.ts'
import { say } from '../base/words.ts'
import { DOCUMENT } from '../content/editing/document-words.ts'
import type { Form } from '../content/editing/form/form.ts'
import type { Draft } from './draft/draft.ts'

/** What a document is called by what is typed now, in the reader's language first. */
export function titleOf({ titleField }: Form, { get }: Pick<Draft, 'get'>): string {
  const inTags = [reader.i18n.language, ...TAGS].map((tag) => `${titleField}.${tag}`)
  const texts = [...inTags, titleField].map((path) => String(get(path) ?? ''))
  return texts.find((text) => text.trim() !== '') ?? say(reader, DOCUMENT.untitled)
}
