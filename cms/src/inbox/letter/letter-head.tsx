import { tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { phoneLink } from '@noren/contract/phone-number'
import { minuteWords } from '../../base/ui/in-tokyo.ts'
import { say, type Words } from '../../base/words.ts'
import type { Enquiry } from '../../payload-types.ts'
import { MARK_WORDS } from './mark-words.ts'

type Props = { enquiry: Enquiry; i18n: { language: string }; id: string }

/** Who writes, how to reach them, when it came, and what makes it suspicious. */
export function LetterHead({ enquiry, i18n, id }: Props) {
  const { name, phone, email, receivedAt, marks } = enquiry
  const telephone = phoneLink(phone)
  return (
    <header>
      <h2 id={id}>
        <bdi>{name}</bdi>
        {say({ i18n }, SIR)}
      </h2>
      <ul className="desk-letter__contact">
        <li>{telephone ? <a href={telephone}>{phone}</a> : phone}</li>
        <li>
          <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>
        </li>
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
