import { useConfig, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { askDesk, sentenceOf } from '../../base/requests/ask-desk.ts'
import { say } from '../../base/words.ts'
import { NOT_OUT } from '../../publish/published-at.ts'
import { type Mark, type MarkAnswer, markedSchema } from './full.ts'
import { markedWords, NOT_SHOWN, UNREACHED } from './full-words.ts'

/** What came of the last press; `undo` takes it back. */
export type Said = { tone: 'calm' | 'alarm'; text: string; undo?: () => Promise<boolean> }

/** Marks a restaurant's day or sitting as full, or takes that back, and says what came of it. */
export function useMarking(restaurant: number, today: number) {
  const { i18n } = useTranslation()
  const { routes } = useConfig().config
  const router = useRouter()
  const [said, setSaid] = useState<Said | null>(null)

  /** @returns whether it was saved */
  async function mark(what: Mark, isFull: boolean, isUndo = false): Promise<boolean> {
    const body = { restaurant, ...what, isFull }
    const answer = await askDesk(`${routes.api}/booked`, markedSchema, { body })
    if (!answer.value) {
      setSaid({ tone: 'alarm', text: sentenceOf(answer.refusal) ?? say({ i18n }, UNREACHED) })
      return false
    }
    const undo = () => mark(what, !isFull, true)
    setSaid({ ...outcome(answer.value, what, isFull), ...(!isUndo && { undo }) })
    router.refresh()
    return true
  }

  function outcome({ isShown, published }: MarkAnswer, what: Mark, isFull: boolean): Said {
    if (!isShown) return { tone: 'calm', text: say({ i18n }, NOT_SHOWN) }
    if (!published) return { tone: 'alarm', text: say({ i18n }, NOT_OUT) }
    return { tone: 'calm', text: say({ i18n }, markedWords(what, today, isFull)) }
  }

  return { said, mark, forget: () => setSaid(null) }
}
