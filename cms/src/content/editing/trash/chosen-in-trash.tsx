'use client'

import { getTranslation } from '@payloadcms/translations'
import { toast, useConfig, useRouteCache, useSelection, useTranslation } from '@payloadcms/ui'
import { type ComponentProps, useState } from 'react'
import * as v from 'valibot'
import { chosenAddress } from '../../../base/choosing/chosen-address.ts'
import { ChosenBar } from '../../../base/choosing/chosen-bar.tsx'
import { askDesk, sentenceOf } from '../../../base/requests/ask-desk.ts'
import { DeskButton } from '../../../base/ui/desk-button.tsx'

type Props = Pick<ComponentProps<typeof ChosenBar>, 'slug' | 'ids' | 'mayDelete'> & {
  mayPutBack: boolean
}

/** Puts the chosen rows of the trash back, as drafts, or deletes them for good. */
export function ChosenInTrash({ mayPutBack, ...bar }: Props) {
  const { slug } = bar
  const { i18n, t } = useTranslation()
  const { config, getEntityConfig } = useConfig()
  const { clearRouteCache } = useRouteCache()
  const { selectedIDs, toggleAll } = useSelection()
  const [isSending, setIsSending] = useState(false)

  async function onPutBack(button: Element): Promise<void> {
    setIsSending(true)
    const address = chosenAddress(`${config.routes.api}/${slug}`, selectedIDs)
    const sent = { method: 'PATCH', body: { deletedAt: null } } as const
    const answer = await askDesk(`${address}&trash=true`, v.object({}), sent)
    setIsSending(false)
    if (!answer.value) {
      toast.error(sentenceOf(answer.refusal) ?? t('error:unknown'))
      return
    }
    const { plural, singular } = getEntityConfig({ collectionSlug: slug }).labels
    const count = selectedIDs.length
    const label = getTranslation(count === 1 ? singular : plural, i18n)
    toast.success(t('general:restoredCountSuccessfully', { count, label }))
    // The button is about to go.
    const list = button.closest('.desk-chosen')?.previousElementSibling
    if (list instanceof HTMLElement) list.focus({ preventScroll: true })
    toggleAll()
    clearRouteCache()
  }

  return (
    <ChosenBar {...bar} isInTrash>
      {mayPutBack && (
        <DeskButton
          disabled={isSending}
          isMain
          onClick={({ currentTarget }) => onPutBack(currentTarget)}
          size="small"
        >
          {t('general:restore')}
        </DeskButton>
      )}
    </ChosenBar>
  )
}
