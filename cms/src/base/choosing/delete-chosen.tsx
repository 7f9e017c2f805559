'use client'

import { getTranslation } from '@payloadcms/translations'
import {
  ConfirmationModal,
  toast,
  useConfig,
  useModal,
  useRouteCache,
  useSelection,
  useTranslation,
} from '@payloadcms/ui'
import * as v from 'valibot'
import { askDesk, sentenceOf } from '../requests/ask-desk.ts'
import { DeskButton } from '../ui/desk-button.tsx'
import { say, type Words } from '../words.ts'
import { chosenAddress } from './chosen-address.ts'

const answerSchema = v.object({
  docs: v.array(v.unknown()),
  errors: v.array(v.object({ message: v.string() })),
})

type Props = {
  slug: string
  isInTrash: boolean
  /** Gets the sentences about those that stay. The button goes: nothing is chosen any more. */
  onDone: (refused: string[]) => void
}

/** Deletes the chosen documents for good, after a question. */
export function DeleteChosen({ slug, isInTrash, onDone }: Props) {
  const { i18n, t } = useTranslation()
  const { config, getEntityConfig } = useConfig()
  const { openModal } = useModal()
  const { clearRouteCache } = useRouteCache()
  const { count, selectedIDs, toggleAll } = useSelection()
  const { plural, singular } = getEntityConfig({ collectionSlug: slug }).labels
  const question = 'delete-chosen'
  const labelOf = (many: number) => getTranslation(many === 1 ? singular : plural, i18n)

  async function onConfirm(): Promise<void> {
    const address = chosenAddress(`${config.routes.api}/${slug}`, selectedIDs)
    const path = isInTrash ? `${address}&trash=true` : address
    const answer = await askDesk(path, answerSchema, { method: 'DELETE' })
    // Where some stay, the desk refuses the request and says what became of each.
    const said = 'refusal' in answer ? answer.refusal : answer.value
    const read = v.safeParse(answerSchema, said)
    if (!read.success) {
      toast.error(sentenceOf(said) ?? t('error:unknown'))
      return
    }
    const { docs, errors } = read.output
    const gone = docs.length
    if (gone > 0) {
      toast.success(t('general:deletedCountSuccessfully', { count: gone, label: labelOf(gone) }))
    }
    toggleAll()
    onDone(errors.map(({ message }) => message))
    clearRouteCache()
  }

  return (
    <>
      <DeskButton onClick={() => openModal(question)} size="small">
        {isInTrash ? say({ i18n }, FOR_GOOD) : t('general:delete')}
      </DeskButton>
      <ConfirmationModal
        body={`${t('general:aboutToDeleteCount', { count, label: labelOf(count) })}${isInTrash ? '' : say({ i18n }, USED_STAYS)}`}
        confirmLabel={say({ i18n }, FOR_GOOD)}
        heading={t('general:confirmDeletion')}
        modalSlug={question}
        onConfirm={onConfirm}
      />
    </>
  )
}

const FOR_GOOD: Words = { en: 'Delete for good', ja: '完全に削除する' }
const USED_STAYS: Words = {
  en: ' What is in use stays, and you read where.',
  ja: '使われているものは削除されず、使われている場所が表示されます。',
}
