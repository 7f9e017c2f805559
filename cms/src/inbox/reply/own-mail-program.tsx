import { toast, useTranslation } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { say, type Words } from '../../base/words.ts'
import { CalendarLink } from '../tables/table-parts.tsx'
import { mailLink, type Template, withBelow } from './replies.ts'

type Props = {
  to: string
  letter: Template
  quote: string
  /** The address of the file for the guest's calendar. */
  calendar: string | null
  /** Whether the desk sends no letters itself. */
  isOnlyWay: boolean
  /** Whether the desk could not send this one. */
  hasFailed: boolean
  onSent: () => void
  /** Further buttons. */
  children: ReactNode
}

/** Sends a letter from the staff's own mail program, and records that. */
export function OwnMailProgram({ to, letter, quote, calendar, isOnlyWay, ...given }: Props) {
  const { i18n } = useTranslation()

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(withBelow(letter.text, quote))
      toast.success(say({ i18n }, COPIED))
    } catch {
      // Browsers have no clipboard for a desk without https.
      toast.info(say({ i18n }, NO_CLIPBOARD))
    }
  }

  return (
    <details open={isOnlyWay || given.hasFailed}>
      <summary>
        {say(
          { i18n },
          {
            en: 'From your own mail program, or by phone',
            ja: 'ご自分のメールソフトから送る・お電話で伝える',
          },
        )}
      </summary>
      <p>{say({ i18n }, calendar ? HELP_WITH_FILE : HELP)}</p>
      <p className="desk-reply__buttons">
        <DeskButton
          el="anchor"
          extraButtonProps={{ onClick: copy }}
          isMain={isOnlyWay}
          newTab
          url={mailLink(to, letter, quote)}
        >
          {say({ i18n }, { en: 'Open in mail program', ja: 'メールソフトで開く' })}
        </DeskButton>
        <DeskButton onClick={copy}>
          {say({ i18n }, { en: 'Copy text', ja: '本文をコピー' })}
        </DeskButton>
        {calendar && <CalendarLink address={calendar} />}
      </p>
      <p className="desk-reply__buttons">
        <DeskButton onClick={given.onSent}>
          {say({ i18n }, { en: 'Record as sent', ja: '送信済みとして記録' })}
        </DeskButton>
        {given.children}
      </p>
    </details>
  )
}

const HELP: Words = {
  en: 'When your mail program opens, the text is copied as well: paste it if the mail is empty. Once the mail is sent, record it here.',
  ja: 'メールソフトの本文が空のときは、貼り付けてください（コピー済みです）。送信したら、下のボタンで記録してください。',
}

const HELP_WITH_FILE: Words = {
  en: `${HELP.en} The calendar file can be attached to the mail; it puts the table into the guest's calendar.`,
  ja: `${HELP.ja}カレンダーファイルをメールに添付すると、お客様がご自分のカレンダーに登録できます。`,
}

const COPIED: Words = { en: 'The text is copied.', ja: '本文をコピーしました。' }

const NO_CLIPBOARD: Words = {
  en: 'The text could not be copied. Please select it in the box and copy it.',
  ja: '本文をコピーできませんでした。上の欄で選択して、コピーしてください。',
}
