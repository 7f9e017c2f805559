'use client'

import { useRouteCache, useTranslation } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { DeskButton } from '../../../base/ui/desk-button.tsx'
import { say } from '../../../base/words.ts'
import { type Trashed, usePutBack } from './use-put-back.ts'

/** Takes a document out of the trash with one press: nothing is overwritten, and a page comes back as a draft. */
export function PutBack(from: Trashed) {
  const { i18n, t } = useTranslation()
  const { clearRouteCache } = useRouteCache()
  const [isSending, setIsSending] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  const putBack = usePutBack()

  async function onPress(): Promise<void> {
    setIsSending(true)
    const isBack = await putBack(from)
    setIsSending(false)
    if (!isBack) return
    // The button is about to go.
    place.current?.closest<HTMLElement>('.desk-trash')?.focus()
    clearRouteCache()
  }

  const { title } = from
  return (
    <span ref={place}>
      <DeskButton
        aria-label={say({ i18n }, { en: `Put “${title}” back`, ja: `「${title}」を戻す` })}
        disabled={isSending}
        onClick={onPress}
        size="small"
      >
        {t('general:restore')}
      </DeskButton>
    </span>
  )
}
