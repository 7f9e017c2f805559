'use client'

import { DEFAULT_LANGUAGE, languageFromCode } from '@noren/contract/language'
import { useField, useFormFields, useLocale, useTranslation } from '@payloadcms/ui'
import { say } from '../../base/words.ts'
import { type Room, roomWords } from './room.ts'

type Props = { path: string; room: Room; continued?: string }

/** Below a text with little room on the site: how long it may be on a small phone, and how long it is. */
export function LengthHint({ path, room, continued }: Props) {
  const { value } = useField<unknown>({ path })
  const end = useFormFields(([fields]) => continued && fields[besides(path, continued)]?.value)
  const { i18n } = useTranslation()
  const { code } = useLocale()
  const hint = roomWords(room, languageFromCode(code) ?? DEFAULT_LANGUAGE, shown(value, end))
  if (!hint) return null
  return (
    <p className="desk-room" data-over={hint.isOver}>
      {say({ i18n }, hint.words)}
    </p>
  )
}

const besides = (path: string, name: string) => path.replace(/[^.]+$/, name)

/** The text that the site shows: it colours the ending inside the text, or adds it. */
function shown(value: unknown, end: unknown): string {
  const text = typeof value === 'string' ? value : ''
  return typeof end !== 'string' || text.includes(end) ? text : text + end
}
