import type { MailTrouble } from '@noren/contract/enquiry/handover'
import { say } from '../../base/words.ts'
import { afterTrouble, MAIL_TROUBLE_WORDS } from '../mails/mail-fields.ts'

type Props = { i18n: { language: string }; trouble: MailTrouble }

/** Shows on an enquiry that it has not been mailed to the staff. */
export function UnmailedNote({ i18n, trouble }: Props) {
  const why = MAIL_TROUBLE_WORDS[trouble]
  const next = afterTrouble(trouble)
  return (
    <div className="desk-notice desk-notice--alarm">
      <p>
        {say(
          { i18n },
          {
            en: `The staff have had no mail about this enquiry. ${why.en}. ${next.en}`,
            ja: `このお問い合わせは、スタッフにメールで通知できていません。${why.ja}。${next.ja}`,
          },
        )}
      </p>
    </div>
  )
}
