'use client'

import type { HtmlLang } from '@noren/contract/language'
import {
  toast,
  useConfig,
  useField,
  useForm,
  useFormModified,
  useTranslation,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { askDesk } from '../../base/requests/ask-desk.ts'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { say, type Words } from '../../base/words.ts'
import { FreshBack, MarkRead } from '../handling/opened.tsx'
import { type Answered, type Mark, markedSchema } from '../tables/answered.ts'
import { CalendarLink, TableState } from '../tables/table-parts.tsx'
import type { ReplyKind } from './replies.ts'
import { ReplyForm } from './reply-form.tsx'
import type { Replies } from './reply-to.ts'

type Props = {
  /** The enquiry's. */
  id: string
  /** How far staff are with its table; `null` when it asks for none. */
  answered: Answered | null
  /** The visitor's address and language. */
  email: string
  language: HtmlLang
  replies: Replies
}

/** The replies to choose from, whether a table is answered, and the buttons that mark it. */
export function ReplyButtons({ id, email, language, replies, ...given }: Props) {
  const [answered, setAnswered] = useState(given.answered)
  const [writing, setWriting] = useState<ReplyKind | null>(null)
  const { i18n } = useTranslation()
  const { routes } = useConfig().config
  const { dispatchFields, submit } = useForm()
  const isModified = useFormModified()
  const router = useRouter()
  const own = `${routes.api}/enquiries/${id}`
  const calendar = `${own}/table.ics`
  const isOpen = answered?.tableState === 'asked'

  async function mark(state: Mark['state']): Promise<void> {
    const body: Mark = { state }
    const { value: answer } = await askDesk(`${own}/table`, markedSchema, { body })
    if (!answer) {
      toast.error(say({ i18n }, FAILED))
      return
    }
    const { status, ...now } = answer
    setAnswered(now)
    setWriting(null)
    // A later save of the form would otherwise put the former status back.
    dispatchFields({ type: 'UPDATE', path: 'status', value: status, initialValue: status })
    // The previous list shows it too; but unsaved changes would be lost.
    if (!isModified) router.refresh()
  }

  async function onMark(kind: ReplyKind): Promise<void> {
    if (kind !== 'answer') return mark(kind)
    setWriting(null)
    await submit({ overrides: { status: 'done' } })
  }

  return (
    <>
      <MarkRead />
      <FreshBack />
      {answered && <TableState answered={answered} />}
      {writing === null ? (
        <p className="desk-reply__buttons">
          {isOpen && (
            <>
              <DeskButton isMain onClick={() => setWriting('confirmed')}>
                {say({ i18n }, { en: 'Confirm…', ja: '予約を受ける' })}
              </DeskButton>
              <DeskButton onClick={() => setWriting('declined')}>
                {say({ i18n }, { en: 'Decline…', ja: 'お断りする' })}
              </DeskButton>
            </>
          )}
          <DeskButton isMain={!answered} onClick={() => setWriting('answer')}>
            {say({ i18n }, { en: 'Reply by mail…', ja: 'メールで返信' })}
          </DeskButton>
          {answered?.tableState === 'confirmed' && <CalendarLink address={calendar} />}
          {answered && !isOpen && (
            <DeskButton onClick={() => mark('asked')}>
              {say({ i18n }, { en: 'Mark as not answered', ja: '未返答に戻す' })}
            </DeskButton>
          )}
          <SpamButton isAnswered={Boolean(answered) && !isOpen} />
        </p>
      ) : (
        <ReplyForm
          calendar={writing === 'confirmed' ? calendar : null}
          email={email}
          language={language}
          reply={replies[writing]}
          markWords={MARK_WORDS[writing]}
          onClose={() => setWriting(null)}
          onMark={() => onMark(writing)}
        />
      )}
    </>
  )
}

const MARK_WORDS: { [K in ReplyKind]: Words } = {
  answer: { en: 'Save as done', ja: '「完了」にして保存' },
  confirmed: { en: 'Mark as confirmed', ja: '「予約確定」にする' },
  declined: { en: 'Mark as declined', ja: '「お断り」にする' },
}

const FAILED: Words = {
  en: 'This could not be saved. Please try again.',
  ja: '保存できませんでした。もう一度お試しください。',
}

/** Marks an enquiry as spam, or undoes that, and saves whatever else was typed. */
function SpamButton({ isAnswered }: { isAnswered: boolean }) {
  const { i18n } = useTranslation()
  const { initialValue } = useField<string>({ path: 'status' })
  const { submit } = useForm()
  const isSpam = initialValue === 'spam'
  const status = !isSpam ? 'spam' : isAnswered ? 'done' : 'new'
  return (
    <DeskButton onClick={() => submit({ overrides: { status } })}>
      {isSpam
        ? say({ i18n }, { en: 'Not spam', ja: '迷惑メールではない' })
        : say({ i18n }, { en: 'Spam', ja: '迷惑メールにする' })}
    </DeskButton>
  )
}
