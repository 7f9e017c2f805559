import { inTokyo } from '../../base/ui/in-tokyo.ts'
import { say, type Words } from '../../base/words.ts'
import type { Enquiry } from '../../payload-types.ts'
import type { Reminder } from './keep-reminder.ts'

type Props = {
  i18n: { language: string }
  reminders: Enquiry['reminders']
  /** Of the guest. */
  lang: string
}

/** What the desk wrote to the guest on the day before, folded: it is the same letter for everyone. */
export function RemindersSent({ i18n, reminders, lang }: Props) {
  return reminders?.map(({ id, subject, text, state, at }) => (
    <details className="desk-answer" key={id}>
      <summary>
        {say({ i18n }, STATE_WORDS[state])} <time dateTime={at}>{inTokyo(new Date(at))}</time>
      </summary>
      <h3 lang={lang}>{subject}</h3>
      <p className="desk-letter__text" lang={lang}>
        {text}
      </p>
    </details>
  ))
}

const STATE_WORDS: { [S in Reminder['state']]: Words } = {
  sent: { en: 'Reminder sent', ja: 'リマインドを送信' },
  sending: {
    en: 'Reminder: not certain that it was sent',
    ja: 'リマインド（送信できたか確認できません）',
  },
  refused: {
    en: 'Reminder: the mail server refused it, please call the guest',
    ja: 'リマインド（メールサーバーに受け付けられませんでした。お電話でご連絡ください）',
  },
}
