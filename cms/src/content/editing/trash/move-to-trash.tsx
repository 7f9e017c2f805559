'use client'

import { getTranslation } from '@payloadcms/translations'
import {
  ConfirmationModal,
  PopupList,
  toast,
  useConfig,
  useDocumentInfo,
  useDocumentTitle,
  useForm,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import * as v from 'valibot'
import { askDesk, sentenceOf } from '../../../base/requests/ask-desk.ts'
import { say } from '../../../base/words.ts'
import { LONG, TRASH } from './trash-words.ts'
import { usePutBack } from './use-put-back.ts'

/** In a form's menu, in place of Payload's: moves the document to the trash, and offers to undo that. */
export function MoveToTrash() {
  const { i18n, t } = useTranslation()
  const { config, getEntityConfig } = useConfig()
  const { admin, api } = config.routes
  const { collectionSlug: slug, id, isTrashed, ...info } = useDocumentInfo()
  const { title } = useDocumentTitle()
  const { setModified } = useForm()
  const { openModal } = useModal()
  const router = useRouter()
  const putBack = usePutBack()
  if (!slug || id === undefined || isTrashed || !info.hasTrashPermission) return null
  const label = getTranslation(getEntityConfig({ collectionSlug: slug }).labels.singular, i18n)
  const list = `${admin}/collections/${slug}`
  const question = `to-trash-${id}`

  async function onConfirm(): Promise<void> {
    setModified(false)
    const body = { deletedAt: new Date().toISOString() }
    const method = 'PATCH'
    const answer = await askDesk(`${api}/${slug}/${id}`, v.object({}), { method, body })
    if (!answer.value) {
      toast.error(sentenceOf(answer.refusal) ?? t('error:deletingTitle', { title }))
      return
    }
    toast.success(t('general:titleTrashed', { label, title }), {
      action: { label: say({ i18n }, TRASH.undo), onClick: onUndo },
      duration: LONG,
    })
    router.push(list)
  }

  async function onUndo(): Promise<void> {
    if (!slug || id === undefined) return
    // What was on the site as it is comes back there; a page with unfinished changes comes back as a draft.
    const wasPublic = info.hasPublishedDoc && info.unpublishedVersionCount === 0
    if (await putBack({ id, slug, title }, wasPublic)) router.push(`${list}/${id}`)
  }

  return (
    <>
      <PopupList.Button id="action-to-trash" onClick={() => openModal(question)}>
        {say({ i18n }, TRASH.move)}
      </PopupList.Button>
      <ConfirmationModal
        body={t('general:aboutToTrash', { label, title: title || id }).replace(/<\/?1>/g, '')}
        confirmLabel={say({ i18n }, TRASH.move)}
        heading={say({ i18n }, TRASH.question)}
        modalSlug={question}
        onConfirm={onConfirm}
      />
    </>
  )
}
