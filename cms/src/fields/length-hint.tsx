'use client'

import { DEFAULT_LANGUAGE, languageFromCode } from '@noren/contract/language'
import { useField, useLocale, useTranslation } from '@payloadcms/ui'
import { say } from '../words.ts'
import type { Room } from './room.ts'
import { roomWords } from './room-words.ts'

type Props = { path: string; room: Room }

/** Below a text that has little room on the site: how long it may be on a small telephone, and how long it is. */
export function LengthHint({ path, room }: Props) {
  const { value } = useField<unknown>({ path })
  const { i18n } = useTranslation()
  const { code } = useLocale()
  const hint = roomWords(
    room,
    languageFromCode(code) ?? DEFAULT_LANGUAGE,
    typeof value === 'string' ? value : '',
  )
  if (!hint) return null
  return (
    <p className="desk-room" data-over={hint.isOver}>
      {say({ i18n }, hint.words)}
    </p>
  )
}
