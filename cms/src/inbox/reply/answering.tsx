'use client'

import { toast, useForm, useFormModified, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import type * as v from 'valibot'
import { askDesk, sentenceOf } from '../../base/requests/ask-desk.ts'
import { say, type Words } from '../../base/words.ts'
import { useOpened } from '../handling/opened.ts'
import { type Answered, type Mark, markedSchema } from '../tables/answered.ts'
import type { Source } from '../tables/source.ts'
import { TableState } from '../tables/table-parts.tsx'
import { AnswerBar } from './answer-bar.tsx'
import { AnswersGiven } from './answers-given.tsx'
import { type Answer, keptSchema, type Letter } from './letter.ts'
import { type Reply, suits } from './replies.ts'
import { type AboutLetters, ReplyForm } from './reply-form.tsx'
import { type Problem, problemOf } from './send-trouble.tsx'
import { TakenTableBar } from './taken-table-bar.tsx'
import { useDrafts } from './use-drafts.ts'

type Props = {
  /** The enquiry's. */
  id: string
  /** How far staff are with its table; `null` when it asks for none. */
  answered: Answered | null
  answers: readonly Answer[]
  about: AboutLetters
  /** Day, time and people of its table in one text. */
  facts: string
  /** How staff took it themselves. */
  source: Source | null
  /** The letter about what its restaurant states for that day. */
  newsOfRestaurant: 'moved' | 'away' | null
  /** Whether the guest has not been told how the table was changed. */
  isUntold: boolean
  replies: readonly Reply[]
  /** The next enquiry that nobody has answered. */
  next: string | null
}

/** The answers to an enquiry, the letter that is written now, and the buttons. */
export function Answering({ id, facts, next, replies, about, ...given }: Props) {
  const [answered, setAnswered] = useState(given.answered)
  const [answers, setAnswers] = useState(given.answers)
  const [isSent, setIsSent] = useState(false)
  const isWaiting = given.answered?.tableState === 'asked' || given.isUntold
  const drafts = useDrafts(`${id} ${facts}`.trim(), replies, isWaiting, given.answers)
  const state = answered?.tableState
  const isPromised = state === 'confirmed' || state === 'withdrawn'
  // A letter that was begun before the table became what it is may not suit it any more.
  const isFitting = drafts.writing && suits(drafts.writing.reply, state)
  const writing = isFitting && (isPromised || !given.source) ? drafts.writing : null
  const { i18n } = useTranslation()
  const { dispatchFields, submit } = useForm()
  const isModified = useFormModified()
  const own = `/api/enquiries/${id}`
  useOpened(own)

  async function adopt({ status, ...table }: v.InferOutput<typeof markedSchema>): Promise<void> {
    if (given.answered) setAnswered(table)
    // A later save of the form would otherwise put the former status back.
    dispatchFields({ type: 'UPDATE', path: 'status', value: status, initialValue: status })
    // What is drawn again from the server would take the place of what is typed meanwhile.
    if (isModified) await submit({ overrides: { status } })
  }

  async function mark(state: Mark['state']): Promise<void> {
    if (!answered) return
    const body: Mark = { state, shown: answered.tableState }
    const marked = await askDesk(`${own}/table`, markedSchema, { body })
    if (!marked.value) return void toast.error(sentenceOf(marked.refusal) ?? say({ i18n }, FAILED))
    drafts.close()
    await adopt(marked.value)
  }

  async function send(how: Letter['how'], copy: boolean): Promise<Problem | null> {
    if (!writing) return null
    const { reply, draft } = writing
    const shown = state ?? null
    const body: Letter = { ...draft, how, copy, table: reply.table, shown, facts }
    const sent = await askDesk(`${own}/answer`, keptSchema, { body })
    if (!sent.value) return problemOf(sent.refusal)
    const { answers, tableState, ...rest } = sent.value
    drafts.forget()
    setAnswers(answers)
    setIsSent(true)
    toast.success(say({ i18n }, DONE[how]))
    await adopt({ ...rest, tableState: tableState ?? 'asked' })
    return null
  }

  const bar = { next: isSent ? next : null, onMark: mark, onOpen: drafts.open }
  return (
    <section aria-label={say({ i18n }, REPLY)} className="desk-answering">
      <AnswersGiven answers={answers} lang={about.language} />
      {answered && <TableState answered={answered} />}
      {writing ? (
        <ReplyForm
          {...writing}
          about={about}
          calendar={`${own}/table.ics`}
          isPromised={isPromised}
          key={writing.reply.id}
          onChoose={drafts.open}
          onClose={drafts.close}
          onSend={send}
          onWrite={drafts.write}
          replies={replies.filter((each) => suits(each, state))}
        />
      ) : given.source ? (
        <TakenTableBar
          {...bar}
          state={state}
          newsOfRestaurant={isSent ? null : given.newsOfRestaurant}
        />
      ) : (
        <AnswerBar
          {...bar}
          answered={answered}
          calendar={`${own}/table.ics`}
          isUntold={given.isUntold && !isSent}
        />
      )}
    </section>
  )
}

const REPLY: Words = { en: 'Reply', ja: 'お客様への返信' }

const DONE: { [W in Letter['how']]: Words } = {
  desk: { en: 'Sent.', ja: '送信しました。' },
  program: { en: 'Recorded as sent.', ja: '送信済みとして記録しました。' },
  telephone: { en: 'Recorded as said by phone.', ja: 'お電話で伝えたことを記録しました。' },
}

const FAILED: Words = {
  en: 'This could not be saved. Please try again.',
  ja: '保存できませんでした。もう一度お試しください。',
}
