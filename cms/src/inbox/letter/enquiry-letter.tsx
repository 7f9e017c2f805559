import { LANGUAGE } from '@noren/contract/language'
import type { UIFieldServerProps } from 'payload'
import * as v from 'valibot'
import { settings } from '../../base/settings.ts'
import { say } from '../../base/words.ts'
import { AnswersGiven } from '../answers/answers-given.tsx'
import { answersSchema } from '../answers/letter.ts'
import { EnquiryWays } from '../list/enquiry-ways.tsx'
import { nextUnanswered } from '../list/next-enquiry.ts'
import { Answering } from '../reply/answering.tsx'
import { quoteOf, replyTo } from '../reply/reply-to.ts'
import { answeredSchema } from '../tables/answered.ts'
import { askedTable } from '../tables/asked-table.ts'
import { TABLE_WORDS } from '../tables/table-words.ts'
import type { Asked } from '../tables/words/shape.ts'
import { LetterFacts } from './letter-facts.tsx'
import { LetterHead } from './letter-head.tsx'
import { UnmailedNote } from './unmailed-note.tsx'

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
      <article aria-labelledby="desk-letter" className="desk-letter">
        <LetterHead enquiry={enquiry} i18n={i18n} id="desk-letter" />
        {table && (
          <p className="desk-letter__table">
            {say({ i18n }, sentenceOf(table('en'), table('jp')))}
          </p>
        )}
        <p className="desk-letter__text" lang={htmlLang}>
          {enquiry.message}
        </p>
        <LetterFacts enquiry={enquiry} i18n={i18n} />
      </article>
      {enquiry.deletedAt ? (
        <AnswersGiven answers={answers} lang={htmlLang} />
      ) : (
        <Answering
          answered={table && answered.success ? answered.output : null}
          answers={answers}
          email={enquiry.email}
          id={enquiry.id}
          language={htmlLang}
          maySend={settings.mail !== null}
          next={next}
          quote={quoteOf(enquiry)}
          replies={await replyTo({ payload, i18n }, enquiry, table?.(language) ?? null)}
        />
      )}
    </>
  )
}

function sentenceOf(en: Asked, jp: Asked) {
  return {
    en: `Table for ${en.people}, ${TABLE_WORDS.en.when(en.day, en.minutes)}, ${en.restaurant}`,
    ja: `${TABLE_WORDS.jp.when(jp.day, jp.minutes)}　${jp.people}名　${jp.restaurant}`,
  }
}
