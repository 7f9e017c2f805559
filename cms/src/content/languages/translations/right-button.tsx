'use client'

import { toast, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { DeskButton } from '../../../base/ui/desk-button.tsx'
import { say } from '../../../base/words.ts'
import { NOT_CONFIRMED, RIGHT_AS_IT_IS } from './gap-states.ts'
import { askForGaps } from './known-gaps.ts'

type Props = {
  /** The address that receives the confirmation. */
  address: string
  textKey: string
  /** The id of the element that names the text, for screen readers: a page may have several buttons. */
  describedBy?: string
  onDone?: () => void
}

/** The button that confirms a text: a proper name, or a change that makes no difference. */
export function RightButton({ address, textKey, describedBy, onDone }: Props) {
  const [isSending, setIsSending] = useState(false)
  const { i18n } = useTranslation()

  async function onClick(): Promise<void> {
    setIsSending(true)
    const isDone = await askForGaps(address, { body: { key: textKey } })
    setIsSending(false)
    if (isDone) onDone?.()
    else toast.error(say({ i18n }, NOT_CONFIRMED))
  }

  return (
    <DeskButton
      disabled={isSending}
      extraButtonProps={describedBy ? { 'aria-describedby': describedBy } : {}}
      onClick={onClick}
      size="small"
    >
      {say({ i18n }, RIGHT_AS_IT_IS)}
    </DeskButton>
  )
}
