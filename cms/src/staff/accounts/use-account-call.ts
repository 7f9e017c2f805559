import { toast, useTranslation } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { askDesk, sentenceOf } from '../../base/requests/ask-desk.ts'
import { say, type Words } from '../../base/words.ts'

const FAILED: Words = {
  en: 'This did not work. Please look whether you are online, and try again.',
  ja: '処理できませんでした。通信状態を確認して、もう一度お試しください。',
}

/** By the names of boxes: what was typed, or why it was refused. */
export type Typed = { readonly [box: string]: string }

const NONE: Typed = {}

const atFields = v.object({
  errors: v.tupleWithRest(
    [
      v.object({
        data: v.object({ errors: v.array(v.object({ path: v.string(), message: v.string() })) }),
      }),
    ],
    v.unknown(),
  ),
})

/**
 * Sends requests about an account: their path below `/users`, what they send, and the schema of the
 * answer. What the desk refuses is in `refused` by the name of its box, and the first refused box inside
 * `place` gets the focus; a refusal of no box is shown as a message. A refused call returns `null`.
 */
export function useAccountCall<Place extends HTMLElement = HTMLElement>() {
  const { i18n, t } = useTranslation()
  const [refused, refuse] = useState(NONE)
  const [isSending, setIsSending] = useState(false)
  const place = useRef<Place>(null)

  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals > 0) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])

  function showRefused(problems: Typed): void {
    refuse(problems)
    setRefusals((count) => count + 1)
  }

  // What is typed anew is refused no more.
  useEffect(() => {
    const forms = place.current
    const onInput = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement)) return
      const { name } = target
      refuse((before) => (before[name] === undefined ? before : omitted(before, name)))
    }
    forms?.addEventListener('input', onInput)
    return () => forms?.removeEventListener('input', onInput)
  })

  async function call<Answer>(
    path: string,
    body: object,
    schema: v.GenericSchema<unknown, Answer>,
    method: 'POST' | 'PATCH' = 'POST',
  ): Promise<{ value: Answer } | null> {
    setIsSending(true)
    const sent = { body, method, language: i18n.language }
    const answer = await askDesk(`/api/users${path}`, schema, sent)
    setIsSending(false)
    if (!('refusal' in answer)) {
      refuse(NONE)
      return answer
    }
    const fields = v.safeParse(atFields, answer.refusal)
    const found = fields.success ? fields.output.errors[0].data.errors : []
    showRefused(Object.fromEntries(found.map(({ path: box, message }) => [box, message])))
    if (found.length === 0) toast.error(sentenceOf(answer.refusal) ?? say({ i18n }, FAILED))
    return null
  }

  /** What is typed into the boxes inside {@link place}. */
  function typed(): Typed {
    const boxes = place.current?.querySelectorAll('input') ?? []
    return Object.fromEntries([...boxes].map(({ name, value }) => [name, value]))
  }

  /** Which of these boxes are empty. */
  function missing(...names: string[]): Typed {
    const boxes = typed()
    const empty = names.filter((name) => boxes[name]?.trim() === '')
    return Object.fromEntries(empty.map((name) => [name, t('validation:required')]))
  }

  /** Shows what is wrong without asking the desk. @returns whether anything is */
  function isRefused(problems: Typed): boolean {
    const isAny = Object.keys(problems).length > 0
    if (isAny) showRefused(problems)
    return isAny
  }

  return { call, isRefused, isSending, missing, place, refused, typed }
}

function omitted(refused: Typed, name: string): Typed {
  return Object.fromEntries(Object.entries(refused).filter(([box]) => box !== name))
}
