import type { HtmlLang } from '@noren/contract/language'
import { useTranslation } from '@payloadcms/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { say } from '../../base/words.ts'
import { LETTER_LIMIT, type Letter, SUBJECT_LIMIT } from './letter.ts'
import { CALENDAR, copyWords, recipientWords, SAID, SEND } from './letter-words.ts'
import { OwnMailProgram } from './own-mail-program.tsx'
import type { Reply } from './replies.ts'
import { type Problem, SendTrouble } from './send-trouble.tsx'
import type { Draft } from './use-drafts.ts'

/** What is the same of every letter to an enquiry. */
export type AboutLetters = {
  /** The visitor's address, language and message; staff who took a table themselves wrote no address. */
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
  onClose: () => void
}

/**
 * A letter to a guest: staff choose its template, change every word, and send it from here or their mail program, or
 * say it by telephone.
 */
export function ReplyForm({ about, reply, replies, draft, ...given }: Props) {
  const { calendar, isPromised, onChoose, onWrite, onSend, onClose } = given
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
  const hasAddress = email !== ''
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
      {hasAddress && (
        <details>
          <summary>
            {say(
              { i18n },
              { en: 'Quoted below the text', ja: 'お客様の文章（本文の下に付きます）' },
            )}
          </summary>
          <pre lang={language}>{quote}</pre>
        </details>
      )}
      {hasAddress && maySend && (
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
      {(maySend || !hasAddress) && (
        <p className="desk-answering__bar">
          <DeskButton
            disabled={isSending}
            isMain
            onClick={() => send(hasAddress ? 'desk' : 'telephone')}
          >
            {say({ i18n }, (hasAddress ? SEND : SAID)[says ?? 'answered'])}
          </DeskButton>
          <CloseButton onClose={onClose} />
        </p>
      )}
      {hasAddress && (
        <OwnMailProgram
          calendar={says && (CALENDAR[says]?.(calendar) ?? null)}
          hasFailed={problem !== null}
          isOnlyWay={!maySend}
          letter={{ subject, text }}
          onSent={() => send('program')}
          quote={quote}
          to={email}
        >
          <DeskButton onClick={() => send('telephone')}>
            {say({ i18n }, SAID[says ?? 'answered'])}
          </DeskButton>
          {!maySend && <CloseButton onClose={onClose} />}
        </OwnMailProgram>
      )}
    </div>
  )
}

function CloseButton({ onClose }: Pick<Props, 'onClose'>) {
  const { i18n } = useTranslation()
  return (
    <DeskButton onClick={onClose}>{say({ i18n }, { en: 'Not now', ja: 'あとで書く' })}</DeskButton>
  )
}
