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

/** What is the same of every letter to an enquiry. */
export type AboutLetters = {
  /** The visitor's address, language and message. */
  email: string
  language: HtmlLang
  quote: string
  /** Whether the desk sends the letters itself. */
  maySend: boolean
  /** Where the guest's answer goes; `null` where nobody wrote an address. */
  answersGoTo: string | null
  /** The restaurant that a copy can go to. */
  copyTo: string | null
}

type Props = {
  about: AboutLetters
  /** The reply that the letter began with, and those to begin another with. */
  reply: Reply
  replies: readonly Reply[]
  draft: Draft
  /** The address of the file for the guest's calendar. */
  calendar: string
  /** Whether the table is confirmed, or was until the house cancelled it: to decline it is to cancel it. */
  isPromised: boolean
  onChoose: (reply: string) => void
  onWrite: (words: { subject: string } | { text: string }) => void
  onSend: (how: Letter['how'], copy: boolean) => Promise<Problem | null>
  onMark: (state: Mark['state']) => Promise<void>
  onClose: () => void
}

/** A letter to a guest: staff choose its template, change every word, and send it from here or their mail program. */
export function ReplyForm({ about, reply, replies, draft, ...given }: Props) {
  const { calendar, isPromised, onChoose, onWrite, onSend, onMark, onClose } = given
  const { email, language, quote, maySend, answersGoTo, copyTo } = about
  const { subject, text } = draft
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isSending, setIsSending] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const textField = useRef<HTMLTextAreaElement>(null)
  const { i18n } = useTranslation()
  const id = useId()
  const { table } = reply
  const says = table === 'declined' && isPromised ? 'withdrawn' : table
  const [isCopied, setIsCopied] = useState(says === 'confirmed' || says === 'withdrawn')

  useEffect(() => {
    textField.current?.focus({ preventScroll: true })
    form.current?.scrollIntoView({ block: 'start' })
  }, [])

  async function send(how: Letter['how']): Promise<void> {
    if (isSending) return
    setIsSending(true)
    setProblem(await onSend(how, how === 'desk' && copyTo !== null && isCopied))
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
      {maySend && (
        <>
          {answersGoTo && (
            <p className="desk-reply__answers">
              {say({ i18n }, { en: 'Answers go to', ja: 'お客様のご返信の宛先：' })} {answersGoTo}
            </p>
          )}
          {copyTo && (
            <label className="desk-tick">
              <input
                checked={isCopied}
                onChange={({ target }) => setIsCopied(target.checked)}
                type="checkbox"
              />
              {say({ i18n }, copyWords(copyTo))}
            </label>
          )}
        </>
      )}
      {problem && <SendTrouble problem={problem} />}
      {maySend && (
        <p className="desk-answering__bar">
          <DeskButton disabled={isSending} isMain onClick={() => send('desk')}>
            {say({ i18n }, says ? SEND_TABLE[says] : { en: 'Send', ja: '送信する' })}
          </DeskButton>
          <CloseButton onClose={onClose} />
        </p>
      )}
      <OwnMailProgram
        calendar={says && (CALENDAR[says]?.(calendar) ?? null)}
        hasFailed={problem !== null}
        isOnlyWay={!maySend}
        letter={{ subject, text }}
        onSent={() => send('program')}
        quote={quote}
        to={email}
      >
        {table && says && (
          <DeskButton onClick={() => onMark(table)}>{say({ i18n }, MARK_ONLY[says])}</DeskButton>
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

function copyWords(restaurant: string): Words {
  return {
    en: `Send a copy to ${restaurant} too, without the guest's link`,
    ja: `写しを「${restaurant}」にも送る（お客様用のリンクは除きます）`,
  }
}

/** What a letter says about a table, with what it takes back told from what it declines. */
type Says = TableAnswer | 'withdrawn'

const SEND_TABLE: { [S in Says]: Words } = {
  confirmed: { en: 'Send and confirm', ja: '送信して予約を確定する' },
  declined: { en: 'Send and decline', ja: '送信してお断りする' },
  withdrawn: { en: 'Send and cancel the table', ja: '送信して予約を取り消す' },
}

/** Of the file for the guest's calendar. */
const CALENDAR: { [S in Says]?: (address: string) => string } = {
  confirmed: (address) => address,
  withdrawn: (address) => `${address}?cancelled`,
}

/** For what was said on the telephone. */
const MARK_ONLY: { [S in Says]: Words } = {
  confirmed: { en: 'Mark as confirmed without a mail', ja: 'メールを送らずに「予約確定」にする' },
  declined: { en: 'Mark as declined without a mail', ja: 'メールを送らずに「お断り」にする' },
  withdrawn: {
    en: 'Mark as cancelled by us without a mail',
    ja: 'メールを送らずに「取り消し（当店より）」にする',
  },
}
