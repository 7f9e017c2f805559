'use client'

import { useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { type FormEvent, useId, useRef, useState } from 'react'
import * as v from 'valibot'
import { DEFAULT_LOCALE, TAGS } from '../../base/locales.ts'
import { askDesk, sentenceOf } from '../../base/requests/ask-desk.ts'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { say, type Words } from '../../base/words.ts'
import { inOneSave, otherLabel } from '../../content/model/other-name.ts'
import type { ListSlug } from '../../content/model/source.ts'
import { copyOf, NEW } from './new-words.ts'

type Props = {
  slug: ListSlug
  /** What the button says. */
  add: string
  /** The field that names a document, and its label. */
  field: string
  label: Words
  /** The restaurants that a new one may copy, and the one chosen in the address. */
  restaurants: readonly { id: number; name: string }[]
  from: number | null
}

const madeSchema = v.object({ doc: v.object({ id: v.number() }) })

/** The name of a new document in each language, and what it begins with. */
export function NewForm({ slug, add, field, label, restaurants, from }: Props) {
  const { i18n } = useTranslation()
  const router = useRouter()
  const id = useId()
  const first = useRef<HTMLInputElement>(null)
  const [names, setNames] = useState<Record<string, string>>({})
  const [original, setOriginal] = useState(from === null ? '' : String(from))
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!Object.values(names).some((name) => name.trim())) {
      setProblem(say({ i18n }, NEW.missing))
      first.current?.focus()
      return
    }
    setIsSending(true)
    const path = original === '' ? slug : `${slug}/${original}/duplicate`
    const answer = await askDesk(
      `/api/${path}?draft=true&depth=0&locale=${DEFAULT_LOCALE}`,
      madeSchema,
      {
        body: { ...inOneSave(field, names), _status: 'draft' },
        language: i18n.language,
      },
    )
    if ('refusal' in answer) {
      setProblem(sentenceOf(answer.refusal) ?? say({ i18n }, NEW.failed))
      setIsSending(false)
      return
    }
    router.push(`/admin/collections/${slug}/${answer.value.doc.id}`)
  }

  return (
    <form onSubmit={(event) => void send(event)}>
      <div className="desk-new__names">
        {TAGS.map((tag, index) => (
          <div key={tag} lang={tag}>
            <label htmlFor={`${id}${tag}`}>
              {otherLabel(say({ i18n }, label), tag, i18n.language)}
            </label>
            <input
              aria-describedby={`${id}problem`}
              aria-invalid={problem !== null}
              autoComplete="off"
              // biome-ignore lint/a11y/noAutofocus: the screen asks for nothing else
              autoFocus={index === 0}
              id={`${id}${tag}`}
              onChange={({ target }) => setNames({ ...names, [tag]: target.value })}
              ref={index === 0 ? first : undefined}
              type="text"
              value={names[tag] ?? ''}
            />
          </div>
        ))}
      </div>
      {restaurants.length > 0 && (
        <div>
          <label htmlFor={`${id}from`}>{say({ i18n }, NEW.from)}</label>
          <select
            aria-describedby={`${id}help`}
            id={`${id}from`}
            onChange={({ target }) => setOriginal(target.value)}
            value={original}
          >
            <option value="">{say({ i18n }, NEW.empty)}</option>
            {restaurants.map((each) => (
              <option key={each.id} value={each.id}>
                {say({ i18n }, copyOf(each.name))}
              </option>
            ))}
          </select>
          <p className="desk-new__help" id={`${id}help`}>
            {say({ i18n }, NEW.fromHelp)}
          </p>
        </div>
      )}
      <p className="desk-new__problem" id={`${id}problem`} role="alert">
        {problem}
      </p>
      <div className="desk-new__buttons">
        <DeskButton disabled={isSending} isMain size="large" type="submit">
          {add}
        </DeskButton>
        <Link className="desk-link" href={`/admin/collections/${slug}`} prefetch={false}>
          {say({ i18n }, NEW.cancel)}
        </Link>
      </div>
    </form>
  )
}
