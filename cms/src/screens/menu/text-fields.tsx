'use client'

import { useTranslation } from '@payloadcms/ui'
import { say, type Words } from '../../base/words.ts'
import { TAGS, type Texts } from './dish.ts'
import { inLanguage } from './menu-words.ts'

type Props = {
  /** Id of the fields, without the tag of each one's language. */
  id: string
  words: Words
  texts: Texts
  onChange: (texts: Texts) => void
  isLong?: boolean
}

/** A text in all languages side by side, the desk's own first. */
export function TextFields({ id, words, texts, onChange, isLong = false }: Props) {
  const { i18n } = useTranslation()
  const Field = isLong ? 'textarea' : 'input'
  return TAGS.map((tag) => (
    <Field
      aria-label={say({ i18n }, inLanguage(words, tag))}
      autoComplete="off"
      id={`${id}.${tag}`}
      key={tag}
      lang={tag}
      onChange={({ target }) => onChange({ ...texts, [tag]: target.value })}
      placeholder={say({ i18n }, inLanguage(words, tag))}
      value={texts[tag]}
      {...(isLong && { rows: 2 })}
    />
  ))
}
