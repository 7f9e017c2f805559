import { useLocale, useTranslation } from '@payloadcms/ui'
import { askDesk } from '../../base/requests/ask-desk.ts'
import { usePlace } from '../../content/languages/translations/document-gaps.tsx'
import { questionsFor } from './ask-before-publish.tsx'
import { type Question, unpublishedSchema } from './unpublished.ts'

/**
 * Gives the function that reads what is asked before a publish of a language, or of all. Of a desk that cannot be
 * reached nothing is known.
 */
export function useQuestions(): (tag: string | null) => Promise<Question[]> {
  const place = usePlace()
  const { code } = useLocale()
  const { i18n } = useTranslation()
  return async (tag) => {
    const address = `/api/${place}/unpublished?locale=${tag ?? code}`
    const { value } = await askDesk(address, unpublishedSchema, { language: i18n.language })
    return value ? questionsFor(value, tag) : []
  }
}
