import { LANGUAGE } from '@noren/contract/language'
import { telephoneLink } from '@noren/contract/telephone'
import type { UIFieldServerProps } from 'payload'
import * as v from 'valibot'
import { say } from '../../words.ts'
import { AnswerButtons } from './answer-buttons.tsx'
import { answeredSchema } from './answered.ts'
import { askedTable } from './asked-table.ts'
import { TABLE_WORDS } from './table-words.ts'

/** The table an enquiry asks for as one sentence, who asks, and the answer; nothing where none is. */
export async function TableAnswer({ id, i18n, payload }: UIFieldServerProps) {
  const { docs } = await payload.find({
    collection: 'enquiries',
    where: { id: { equals: String(id) } },
    depth: 0,
  })
  const enquiry = docs[0]
  const answered = v.safeParse(answeredSchema, enquiry)
  const table = enquiry && (await askedTable(payload, enquiry))
  if (!table || !answered.success) return null
  const { name, phone, email, language } = enquiry
  const [en, jp, guests] = [table('en'), table('jp'), table(language)]
  const telephone = telephoneLink(phone)
  return (
    <section aria-labelledby="desk-table" className="desk-table">
      <h2 id="desk-table">
        {say(
          { i18n },
          {
            en: `Table for ${en.people}, ${TABLE_WORDS.en.when(en.day, en.minutes)}, ${en.restaurant}`,
            ja: `${TABLE_WORDS.jp.when(jp.day, jp.minutes)}　${jp.people}名　${jp.restaurant}`,
          },
        )}
      </h2>
      <ul className="desk-table__guest">
        <li>{name}</li>
        <li>{telephone ? <a href={telephone}>{phone}</a> : phone}</li>
        <li>{email}</li>
      </ul>
      <AnswerButtons
        answered={answered.output}
        email={email}
        id={enquiry.id}
        language={LANGUAGE[language].htmlLang}
        letters={{
          confirmed: TABLE_WORDS[language].confirmed(guests),
          declined: TABLE_WORDS[language].declined(guests),
        }}
      />
    </section>
  )
}
