import type { MailTrouble } from '@noren/contract/enquiry/handover'
import { LANGUAGE } from '@noren/contract/language'
import { phoneLink } from '@noren/contract/phone-number'
import type { UIFieldServerProps } from 'payload'
import * as v from 'valibot'
import { say } from '../../base/words.ts'
import { EnquiryWays } from '../list/enquiry-ways.tsx'
import { nextUnanswered } from '../list/next-enquiry.ts'
import { afterTrouble, MAIL_TROUBLE_WORDS } from '../mails/mail-fields.ts'
import { answeredSchema } from '../tables/answered.ts'
import { askedTable } from '../tables/asked-table.ts'
import { TABLE_WORDS } from '../tables/table-words.ts'
import type { Asked } from '../tables/words/shape.ts'
import { ReplyButtons } from './reply-buttons.tsx'
import { replyTo } from './reply-to.ts'

/** The sender, the table they ask for as one sentence, and the replies to choose from. */
export async function ReplyPanel({ id, i18n, payload, user }: UIFieldServerProps) {
  const { docs } = await payload.find({
    collection: 'enquiries',
    where: { id: { equals: String(id) } },
    depth: 0,
    overrideAccess: false,
    user: user ?? null,
  })
  const enquiry = docs[0]
  if (!enquiry) return null
  const table = await askedTable(payload, enquiry)
  const answered = v.safeParse(answeredSchema, enquiry)
  const { name, phone, email, language, mailTrouble } = enquiry
  const telephone = phoneLink(phone)
  return (
    <>
      {user && <EnquiryWays next={await nextUnanswered({ payload, user }, enquiry)} />}
      {mailTrouble && <UnmailedNote i18n={i18n} trouble={mailTrouble} />}
      <section aria-labelledby="desk-reply" className="desk-reply">
        <h2 id="desk-reply">
          {say(
            { i18n },
            table ? sentenceOf(table('en'), table('jp')) : { en: 'Reply', ja: 'お客様への返信' },
          )}
        </h2>
        <ul className="desk-reply__visitor">
          <li>{name}</li>
          <li>{telephone ? <a href={telephone}>{phone}</a> : phone}</li>
          <li>
            <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>
          </li>
        </ul>
        <ReplyButtons
          answered={table && answered.success ? answered.output : null}
          email={email}
          id={enquiry.id}
          language={LANGUAGE[language].htmlLang}
          replies={await replyTo(payload, enquiry, table?.(language) ?? null)}
        />
      </section>
    </>
  )
}

function sentenceOf(en: Asked, jp: Asked) {
  return {
    en: `Table for ${en.people}, ${TABLE_WORDS.en.when(en.day, en.minutes)}, ${en.restaurant}`,
    ja: `${TABLE_WORDS.jp.when(jp.day, jp.minutes)}　${jp.people}名　${jp.restaurant}`,
  }
}

type Props = { i18n: { language: string }; trouble: MailTrouble }

/** Shows on an enquiry that it has not been mailed to the staff. */
function UnmailedNote({ i18n, trouble }: Props) {
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
