'use client'

import { DEFAULT_LANGUAGE, languageFromCode } from '@noren/contract/language'
import { useField, useFormFields, useLocale, useTranslation } from '@payloadcms/ui'
import { say } from '../../../base/words.ts'
import { type Room, roomWords } from './room.ts'

type Props = {
  path: string
  room: Room
  /** The field whose text the site adds behind it. */
  continued?: string
  /** Language of the text; by default the form's. */
  tag?: string
}

/** Below a text with little room on the site: how long it may be on a small phone, and how long it is. */
export function LengthHint({ path, room, continued, tag }: Props) {
  const { value } = useField<unknown>({ path })
  const end = useFormFields(([fields]) => continued && fields[besides(path, continued)]?.value)
  const { code } = useLocale()
  return <RoomHint ending={end} room={room} tag={tag ?? code} text={value} />
}

const besides = (path: string, name: string) => path.replace(/[^.]+$/, name)

type HintProps = { room: Room; tag: string; text: unknown; ending: unknown }

/** As {@link LengthHint}, outside a form. */
export function RoomHint({ room, tag, text, ending }: HintProps) {
  const { i18n } = useTranslation()
  const hint = roomWords(room, languageFromCode(tag) ?? DEFAULT_LANGUAGE, shown(text, ending))
  if (!hint) return null
  return (
    <p className="desk-room" data-over={hint.isOver}>
      {say({ i18n }, hint.words)}
    </p>
  )
}

/** The text that the site shows: it colours the ending inside the text, or adds it. */
function shown(value: unknown, end: unknown): string {
  const text = typeof value === 'string' ? value : ''
  return typeof end !== 'string' || text.includes(end) ? text : text + end
}
