'use client'

import type { HtmlLang } from '@noren/contract/language'
import { toast, useTranslation } from '@payloadcms/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { say, type Words } from '../../base/words.ts'
import { tagWords } from '../../content/translations/gap-states.ts'
import { CalendarLink } from '../tables/table-parts.tsx'
import { mailLink, type Reply, withQuote } from './replies.ts'

type Props = {
  reply: Reply
  email: string
  language: HtmlLang
  /** The address of the file for the guest's calendar. */
  calendar: string | null
  markWords: Words
  onMark: () => Promise<void>
  onClose: () => void
}

/** A reply to a visitor: staff edit it, send it from their own mail program, and mark it as sent. */
export function ReplyForm({ reply, email, language, calendar, markWords, ...does }: Props) {
  const [subject, setSubject] = useState(reply.subject)
  const [text, setText] = useState(reply.text)
  const textField = useRef<HTMLTextAreaElement>(null)
  const { i18n } = useTranslation()
  const id = useId()

  useEffect(() => textField.current?.focus({ preventScroll: true }), [])

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(withQuote(text, reply.quote))
      toast.success(say({ i18n }, COPIED))
    } catch {
      // Browsers have no clipboard for a desk without https.
      textField.current?.select()
      toast.info(say({ i18n }, SELECTED))
    }
  }

  return (
    <div className="desk-letter">
      <p>{say({ i18n }, introduction(email, language))}</p>
      <label htmlFor={`${id}subject`}>{say({ i18n }, { en: 'Subject', ja: '件名' })}</label>
      <input
        // The form around it is the enquiry's, and Enter in here must not save that.
        form=""
        id={`${id}subject`}
        lang={language}
        onChange={({ target }) => setSubject(target.value)}
        value={subject}
      />
      <label htmlFor={`${id}text`}>{say({ i18n }, { en: 'Text', ja: '本文' })}</label>
      <textarea
        id={`${id}text`}
        lang={language}
        onChange={({ target }) => setText(target.value)}
        ref={textField}
        rows={text.split('\n').length + 1}
        value={text}
      />
      <details>
        <summary>
          {say({ i18n }, { en: 'Quoted below the text', ja: 'お客様の文章（本文の下に付きます）' })}
        </summary>
        <pre lang={language}>{reply.quote}</pre>
      </details>
      <p className="desk-reply__buttons">
        <DeskButton
          isMain
          el="anchor"
          extraButtonProps={{ onClick: copy }}
          newTab
          url={mailLink(email, { subject, text, quote: reply.quote })}
        >
          {say({ i18n }, { en: 'Open in mail program', ja: 'メールソフトで開く' })}
        </DeskButton>
        <DeskButton onClick={copy}>
          {say({ i18n }, { en: 'Copy text', ja: '本文をコピー' })}
        </DeskButton>
        {calendar && <CalendarLink address={calendar} />}
      </p>
      <p>{say({ i18n }, calendar ? HELP_WITH_FILE : HELP)}</p>
      <p className="desk-reply__buttons">
        <DeskButton isMain onClick={does.onMark}>
          {say({ i18n }, markWords)}
        </DeskButton>
        <DeskButton onClick={does.onClose}>
          {say({ i18n }, { en: 'Cancel', ja: 'やめる' })}
        </DeskButton>
      </p>
    </div>
  )
}

function introduction(email: string, language: HtmlLang): Words {
  const { en, ja } = tagWords(language)
  return {
    en: `To ${email}, in ${en}, as the visitor read our pages. You may change every word.`,
    ja: `${email} 宛て。お客様がご覧になっていた言語（${ja}）で用意しました。自由に書き換えられます。`,
  }
}

const HELP: Words = {
  en: 'The desk itself sends nothing. When your mail program opens, the text is copied as well: paste it if the mail is empty. Once the mail is sent, mark it here.',
  ja: 'この画面からメールは送信されません。メールソフトが空の本文で開いたときは、貼り付けてください（コピー済みです）。送信したら、下のボタンで記録します。',
}

const HELP_WITH_FILE: Words = {
  en: `${HELP.en} The calendar file can be attached to the mail; it puts the table into the guest's calendar.`,
  ja: `${HELP.ja}カレンダーファイルをメールに添付すると、お客様がご自分のカレンダーに登録できます。`,
}

const COPIED: Words = { en: 'The text is copied.', ja: '本文をコピーしました。' }

const SELECTED: Words = {
  en: 'Please copy the text that is selected now.',
  ja: '選択された本文をコピーしてください。',
}
