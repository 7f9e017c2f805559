import type { HtmlLang } from '@noren/contract/language'
import { useTranslation } from '@payloadcms/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { say, type Words } from '../../base/words.ts'
import { tagWords } from '../../content/languages/translations/gap-states.ts'
import type { Mark, TableAnswer } from '../tables/answered.ts'
import { LETTER_LIMIT, type Letter, SUBJECT_LIMIT } from './letter.ts'
import { OwnMailProgram } from './own-mail-program.tsx'
import type { Reply } from './replies.ts'
import { type Problem, SendTrouble } from './send-trouble.tsx'
import type { Draft } from './use-drafts.ts'

type Props = {
  /** The reply that the letter began with, and those to begin another with. */
  reply: Reply
  replies: readonly Reply[]
  draft: Draft
  email: string
  language: HtmlLang
  quote: string
  /** The address of the file for the guest's calendar. */
  calendar: string
  maySend: boolean
  onChoose: (reply: string) => void
  onWrite: (words: { subject: string } | { text: string }) => void
  onSend: (how: Letter['how']) => Promise<Problem | null>
  onMark: (state: Mark['state']) => Promise<void>
  onClose: () => void
}

/** A letter to a guest: staff choose its template, change every word, and send it from here or their mail program. */
export function ReplyForm({ reply, replies, draft, email, language, ...given }: Props) {
  const { quote, calendar, maySend, onChoose, onWrite, onSend, onMark, onClose } = given
  const { subject, text } = draft
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isSending, setIsSending] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const textField = useRef<HTMLTextAreaElement>(null)
  const { i18n } = useTranslation()
  const id = useId()
  const { table } = reply

  useEffect(() => {
    textField.current?.focus({ preventScroll: true })
    form.current?.scrollIntoView({ block: 'start' })
  }, [])

  async function send(how: Letter['how']): Promise<void> {
    if (isSending) return
    setIsSending(true)
    setProblem(await onSend(how))
    setIsSending(false)
  }

  return (
    <div className="desk-reply" ref={form}>
      <p>{say({ i18n }, recipientWords(email, language))}</p>
      {replies.length > 1 && (
        <>
          <label htmlFor={`${id}reply`}>{say({ i18n }, { en: 'Template', ja: '文面' })}</label>
          <select
            id={`${id}reply`}
            onChange={({ target }) => onChoose(target.value)}
            value={reply.id}
          >
            {replies.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </>
      )}
      <label htmlFor={`${id}subject`}>{say({ i18n }, { en: 'Subject', ja: '件名' })}</label>
      <input
        // The form around it is the enquiry's, and Enter in here must not save that.
        form=""
        id={`${id}subject`}
        lang={language}
        maxLength={SUBJECT_LIMIT}
        onChange={({ target }) => onWrite({ subject: target.value })}
        value={subject}
      />
      <label htmlFor={`${id}text`}>{say({ i18n }, { en: 'Text', ja: '本文' })}</label>
      <textarea
        id={`${id}text`}
        lang={language}
        maxLength={LETTER_LIMIT}
        onChange={({ target }) => onWrite({ text: target.value })}
        ref={textField}
        rows={text.split('\n').length + 1}
        value={text}
      />
      <details>
        <summary>
          {say({ i18n }, { en: 'Quoted below the text', ja: 'お客様の文章（本文の下に付きます）' })}
        </summary>
        <pre lang={language}>{quote}</pre>
      </details>
      {problem && <SendTrouble problem={problem} />}
      {maySend && (
        <p className="desk-answering__bar">
          <DeskButton disabled={isSending} isMain onClick={() => send('desk')}>
            {say({ i18n }, table ? SEND_TABLE[table] : { en: 'Send', ja: '送信する' })}
          </DeskButton>
          <CloseButton onClose={onClose} />
        </p>
      )}
      <OwnMailProgram
        calendar={table === 'confirmed' ? calendar : null}
        hasFailed={problem !== null}
        isOnlyWay={!maySend}
        letter={{ subject, text }}
        onSent={() => send('program')}
        quote={quote}
        to={email}
      >
        {table && (
          <DeskButton onClick={() => onMark(table)}>{say({ i18n }, MARK_ONLY[table])}</DeskButton>
        )}
        {!maySend && <CloseButton onClose={onClose} />}
      </OwnMailProgram>
    </div>
  )
}

function CloseButton({ onClose }: Pick<Props, 'onClose'>) {
  const { i18n } = useTranslation()
  return (
    <DeskButton onClick={onClose}>{say({ i18n }, { en: 'Not now', ja: 'あとで書く' })}</DeskButton>
  )
}

function recipientWords(email: string, language: HtmlLang): Words {
  const { en, ja } = tagWords(language)
  return {
    en: `To ${email}, in ${en}, as the visitor read our pages. You may change every word.`,
    ja: `${email} に送ります。文面は、お客様がご覧になっていた言語（${ja}）です。自由に書き換えられます。`,
  }
}

const SEND_TABLE: { [A in TableAnswer]: Words } = {
  confirmed: { en: 'Send and confirm', ja: '送信して予約を確定する' },
  declined: { en: 'Send and decline', ja: '送信してお断りする' },
}

/** For what was said on the telephone. */
const MARK_ONLY: { [A in TableAnswer]: Words } = {
  confirmed: { en: 'Mark as confirmed without a mail', ja: 'メールを送らずに「予約確定」にする' },
  declined: { en: 'Mark as declined without a mail', ja: 'メールを送らずに「お断り」にする' },
}
