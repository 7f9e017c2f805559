import type { MailTrouble } from '@noren/contract/enquiry/handover'
import { tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { LANGUAGE } from '@noren/contract/language'
import { phoneLink } from '@noren/contract/phone-number'
import type { UIFieldServerProps } from 'payload'
import * as v from 'valibot'
import { settings } from '../../base/settings.ts'
import { minuteWords } from '../../base/ui/in-tokyo.ts'
import { say, type Words } from '../../base/words.ts'
import type { Enquiry } from '../../payload-types.ts'
import { TableWays } from '../evening/table-ways.tsx'
import { ActsDone } from '../guests/acts-done.tsx'
import { HandOver } from '../harassment/hand-over.tsx'
import { HandedOver } from '../harassment/handed-over.tsx'
import { EnquiryWays } from '../list/enquiry-ways.tsx'
import { nextUnanswered } from '../list/read-inbox.ts'
import { afterTrouble, MAIL_TROUBLE_WORDS } from '../mails/mail-fields.ts'
import { RemindersSent } from '../remind/reminders-sent.tsx'
import { Answering } from '../reply/answering.tsx'
import { AnswersGiven } from '../reply/answers-given.tsx'
import { answersGoTo } from '../reply/answers-go-to.ts'
import { copyTo } from '../reply/copy.ts'
import { answersSchema, factsOf } from '../reply/letter.ts'
import { quoteOf, replyTo } from '../reply/reply-to.ts'
import { answeredSchema } from '../tables/answered.ts'
import { askedTable } from '../tables/asked-table.ts'
import { isUntold } from '../tables/marking.ts'
import { newsOfRestaurant } from '../tables/restaurant-names.ts'
import { guestWords, SOURCE_WORDS } from '../tables/source.ts'
import { type Asked, TABLE_WORDS } from '../tables/table-words.ts'
import { LetterFacts } from './letter-facts.tsx'
import { MARK_WORDS } from './mark-words.ts'

/** An enquiry as the letter it is, with the answers it got and the one to write. */
export async function EnquiryLetter({ id, i18n, payload, user }: UIFieldServerProps) {
  const { docs } = await payload.find({
    collection: 'enquiries',
    where: { id: { equals: String(id) } },
    depth: 0,
    trash: true,
    overrideAccess: false,
    user: user ?? null,
  })
  const enquiry = docs[0]
  if (!enquiry || !user) return null
  const table = await askedTable(payload, enquiry)
  const answered = v.safeParse(answeredSchema, enquiry)
  const answers = v.parse(answersSchema, enquiry.answers)
  const next = await nextUnanswered({ payload, user }, enquiry)
  const { language, mailTrouble } = enquiry
  const { htmlLang } = LANGUAGE[language]
  return (
    <>
      <EnquiryWays next={next} />
      {mailTrouble && <UnmailedNote i18n={i18n} trouble={mailTrouble} />}
      {enquiry.harassmentAt && (
        <HandedOver
          at={enquiry.harassmentAt}
          by={enquiry.harassmentBy ?? ''}
          id={enquiry.id}
          note={enquiry.harassmentNote ?? ''}
        />
      )}
      <article aria-labelledby="desk-letter" className="desk-letter">
        <LetterHead enquiry={enquiry} i18n={i18n} id="desk-letter" />
        {table && (
          <p className="desk-letter__table">
            {say({ i18n }, sentenceOf(table('en'), table('jp')))}
          </p>
        )}
        {table && !enquiry.deletedAt && <TableWays enquiry={enquiry} i18n={i18n} />}
        <ActsDone acts={enquiry.guestActs} i18n={i18n} />
        {enquiry.message && (
          <p className="desk-letter__text" lang={htmlLang}>
            {enquiry.message}
          </p>
        )}
        <LetterFacts enquiry={enquiry} i18n={i18n} />
      </article>
      <RemindersSent i18n={i18n} lang={htmlLang} reminders={enquiry.reminders} />
      {enquiry.deletedAt ? (
        <AnswersGiven answers={answers} lang={htmlLang} />
      ) : (
        <Answering
          about={{
            answersGoTo: await answersGoTo(payload, enquiry),
            copyTo: await copyTo({ payload, i18n }, enquiry),
            email: enquiry.email,
            language: htmlLang,
            maySend: settings.mail !== null,
            quote: quoteOf(enquiry),
          }}
          answered={table && answered.success ? answered.output : null}
          answers={answers}
          facts={factsOf(enquiry)}
          id={enquiry.id}
          isUntold={isUntold(enquiry)}
          next={next}
          replies={await replyTo({ payload, i18n, user }, enquiry, table?.(language) ?? null)}
          source={enquiry.source ?? null}
          newsOfRestaurant={enquiry.source ? await newsOfRestaurant(payload, enquiry) : null}
        />
      )}
      {!enquiry.deletedAt && !enquiry.harassmentAt && <HandOver id={enquiry.id} />}
    </>
  )
}

function sentenceOf(en: Asked, jp: Asked) {
  return {
    en: `Table for ${en.people}, ${TABLE_WORDS.en.when(en.day, en.minutes)}, ${en.restaurant}`,
    ja: `${TABLE_WORDS.jp.when(jp.day, jp.minutes)}　${jp.people}名　${jp.restaurant}`,
  }
}

type HeadProps = { enquiry: Enquiry; i18n: { language: string }; id: string }

/** Who writes, how to reach them, when it came, and what makes it suspicious. */
function LetterHead({ enquiry, i18n, id }: HeadProps) {
  const { name, phone, email, receivedAt, marks, source } = enquiry
  const telephone = phoneLink(phone)
  return (
    <header>
      <h2 id={id}>
        <bdi>{say({ i18n }, guestWords(enquiry))}</bdi>
        {name && say({ i18n }, SIR)}
      </h2>
      <ul className="desk-letter__contact">
        {phone && <li>{telephone ? <a href={telephone}>{phone}</a> : phone}</li>}
        {email && (
          <li>
            <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>
          </li>
        )}
        {source && <li>{say({ i18n }, SOURCE_WORDS[source])}</li>}
      </ul>
      <time dateTime={receivedAt}>
        {say({ i18n }, minuteWords(tokyoMinute(new Date(receivedAt))))}
      </time>
      {marks && marks.length > 0 && (
        <ul className="desk-letter__marks">
          {marks.map((mark) => (
            <li key={mark}>{say({ i18n }, MARK_WORDS[mark])}</li>
          ))}
        </ul>
      )}
    </header>
  )
}

/** Behind a name. */
const SIR: Words = { en: '', ja: ' 様' }

type NoteProps = { i18n: { language: string }; trouble: MailTrouble }

/** Shows on an enquiry that it has not been mailed to the staff. */
function UnmailedNote({ i18n, trouble }: NoteProps) {
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
