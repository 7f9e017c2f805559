'use client'

import { DEFAULT_PALETTE } from '@noren/contract/brand/palette'
import { eachOf } from '@noren/contract/fields'
import { readText } from '@noren/contract/json'
import { ConfirmationModal, Form, useFormFields, useModal, useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { type FormEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import { TAGS } from '../../base/locales.ts'
import { askDesk } from '../../base/requests/ask-desk.ts'
import { useAskBeforeLeaving } from '../../base/ui/ask-before-leaving.ts'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { say } from '../../base/words.ts'
import { useTypedPalette } from '../../content/library/brand/use-palette.ts'
import { forgetKeptMenus } from '../menu/use-menu.ts'
import { type Answers, readAnswers } from './answers.ts'
import { BEGIN } from './begin-words.ts'
import { LookPart } from './look-part.tsx'
import { type Line, TextPair, type Texts } from './text-pair.tsx'

type Props = {
  last: Answers | null
  /** What happens when they are sent. */
  what: string
}

/** The questions on one page. The colours and the mark are fields of a form of Payload's, as on the screen of the look. */
export function BeginForm({ last, what }: Props) {
  const { palette = DEFAULT_PALETTE, mark = null } = last ?? {}
  const colours = Object.entries(palette).map(
    ([name, value]) => [`palette.${name}`, value] as const,
  )
  const fields = [...colours, ['mark', mark] as const].map(([path, value]) => [
    path,
    { value, initialValue: value, valid: true },
  ])
  return (
    <Form el="div" initialState={Object.fromEntries(fields)}>
      <Questions last={last} what={what} />
    </Form>
  )
}

const refusedSchema = v.object({
  errors: v.tupleWithRest(
    [
      v.object({
        message: v.string(),
        data: v.optional(
          v.object({ errors: v.array(v.object({ path: v.string(), message: v.string() })) }),
        ),
      }),
    ],
    v.unknown(),
  ),
})

function Questions({ last, what }: Props) {
  const { i18n } = useTranslation()
  const { openModal } = useModal()
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const palette = useTypedPalette()
  const mark = useFormFields(([fields]) => readText(fields.mark?.value) || null)
  const [texts, setTexts] = useState<Texts>({
    name: last?.name ?? EMPTY,
    legalName: last?.legalName ?? EMPTY,
    trade: last?.trade ?? EMPTY,
    restaurant: last?.restaurant ?? EMPTY,
  })
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map())
  const [said, setSaid] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [isTyped, setIsTyped] = useState(false)
  useAskBeforeLeaving(isTyped)
  const answers = { ...texts, palette, mark }

  function show(found: readonly { path: string; message: string }[], sentence?: string): void {
    setProblems(new Map(found.map(({ path, message }) => [path, message])))
    setSaid(sentence ?? say({ i18n }, BEGIN.check))
    const first = found[0]?.path
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  function ask(event: FormEvent): void {
    event.preventDefault()
    const read = readAnswers(answers)
    if (read.problems) {
      show(read.problems.map(({ path, words }) => ({ path, message: say({ i18n }, words) })))
      return
    }
    setProblems(new Map())
    setSaid(null)
    openModal(QUESTION)
  }

  async function begin(): Promise<void> {
    setIsSending(true)
    const answer = await askDesk('/api/begin', v.object({}), {
      body: answers,
      language: i18n.language,
    })
    if (answer.value) {
      setIsTyped(false)
      forgetKeptMenus()
      router.push('/admin')
      return
    }
    setIsSending(false)
    const refused = v.safeParse(refusedSchema, answer.refusal)
    if (!refused.success) setSaid(say({ i18n }, BEGIN.unreached))
    else {
      const [{ message, data }] = refused.output.errors
      show(data?.errors ?? [], message)
    }
  }

  const pair = (line: Line, isNeeded = false) => (
    <TextPair
      isNeeded={isNeeded}
      line={line}
      onType={(typed) => {
        setTexts({ ...texts, [line]: typed })
        setIsTyped(true)
      }}
      problems={problems}
      texts={texts[line]}
    />
  )

  return (
    <form className="desk-begin__form" noValidate onSubmit={ask} ref={form}>
      <section aria-labelledby="desk-begin-company">
        <h2 id="desk-begin-company">{say({ i18n }, BEGIN.company)}</h2>
        {pair('name', true)}
        {pair('legalName')}
        {pair('trade', true)}
      </section>
      <LookPart problems={problems} />
      <section aria-labelledby="desk-begin-house">
        <h2 id="desk-begin-house">{say({ i18n }, BEGIN.house)}</h2>
        {pair('restaurant')}
      </section>
      <p className="desk-begin__said" role="alert">
        {said}
      </p>
      <div className="desk-begin__buttons">
        <DeskButton disabled={isSending} isMain size="large" type="submit">
          {say({ i18n }, isSending ? BEGIN.beginning : BEGIN.begin)}
        </DeskButton>
        <Link className="desk-link" href="/admin" prefetch={false}>
          {say({ i18n }, BEGIN.cancel)}
        </Link>
      </div>
      <ConfirmationModal
        body={what}
        confirmLabel={say({ i18n }, BEGIN.begin)}
        heading={say({ i18n }, BEGIN.question)}
        modalSlug={QUESTION}
        onConfirm={begin}
      />
    </form>
  )
}

const EMPTY = eachOf(TAGS, () => '')
const QUESTION = 'begin'
