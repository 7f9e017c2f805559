'use client'

import { ConfirmationModal, toast, useModal, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import * as v from 'valibot'
import { askDesk, sentenceOf } from '../../base/requests/ask-desk.ts'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { say, type Words } from '../../base/words.ts'
import { BEGIN_PART } from '../begin/begin-words.ts'
import { forgetKeptMenus } from '../menu/use-menu.ts'

/** Publishes what a company has begun with, or brings the demo back. */
export function BegunButtons() {
  const { i18n } = useTranslation()
  const { openModal } = useModal()
  const router = useRouter()
  const [doing, setDoing] = useState<Words | null>(null)

  async function send(name: 'publish' | 'undo', during: Words, done: Words): Promise<void> {
    setDoing(during)
    const { language } = i18n
    const answer = await askDesk(`/api/begin/${name}`, v.object({}), { body: {}, language })
    setDoing(null)
    if (answer.value && name === 'undo') forgetKeptMenus()
    if (answer.value) toast.success(say({ i18n }, done))
    else toast.error(sentenceOf(answer.refusal) ?? say({ i18n }, BEGIN_PART.failed))
    router.refresh()
  }

  return (
    <div className="desk-beginning__buttons">
      <DeskButton disabled={doing !== null} isMain onClick={() => openModal('publish-begun')}>
        {say({ i18n }, BEGIN_PART.publish)}
      </DeskButton>
      <DeskButton disabled={doing !== null} onClick={() => openModal('undo-begun')}>
        {say({ i18n }, BEGIN_PART.undo)}
      </DeskButton>
      <p role="status">{doing && say({ i18n }, doing)}</p>
      <ConfirmationModal
        body={say({ i18n }, BEGIN_PART.publishWhat)}
        confirmLabel={say({ i18n }, BEGIN_PART.publish)}
        heading={say({ i18n }, BEGIN_PART.publishQuestion)}
        modalSlug="publish-begun"
        onConfirm={() => send('publish', BEGIN_PART.publishing, BEGIN_PART.published)}
      />
      <ConfirmationModal
        body={say({ i18n }, BEGIN_PART.undoWhat)}
        confirmLabel={say({ i18n }, BEGIN_PART.undo)}
        heading={say({ i18n }, BEGIN_PART.undoQuestion)}
        modalSlug="undo-begun"
        onConfirm={() => send('undo', BEGIN_PART.undoing, BEGIN_PART.undone)}
      />
    </div>
  )
}
