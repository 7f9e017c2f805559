'use client'

import { getTranslation } from '@payloadcms/translations'
import { toast, useConfig, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { say } from '../../../base/words.ts'
import { type JustTrashed, justTrashed } from './just-trashed.ts'
import { LONG, TRASH } from './trash-words.ts'
import { usePutBack } from './use-put-back.ts'

/** In a list: says what a form of ours has moved to the trash, and offers to undo that. */
export function JustTrashedNote() {
  const { i18n, t } = useTranslation()
  const { getEntityConfig } = useConfig()
  const router = useRouter()
  const putBack = usePutBack()

  useEffect(() => {
    // Once the place of messages is there too.
    const soon = setTimeout(() => {
      const trashed = justTrashed()
      if (trashed) sayTrashed(trashed)
    })
    return () => clearTimeout(soon)
  })

  function sayTrashed({ id, slug, title, wasPublic }: JustTrashed): void {
    const label = getTranslation(getEntityConfig({ collectionSlug: slug }).labels.singular, i18n)

    async function undo(): Promise<void> {
      // The message that it is back leads to it; a form of ours would begin without that message.
      if (await putBack({ id, slug, title }, wasPublic)) router.refresh()
    }

    toast.success(t('general:titleTrashed', { label, title }), {
      action: { label: say({ i18n }, TRASH.undo), onClick: undo },
      duration: LONG,
    })
  }

  return null
}
