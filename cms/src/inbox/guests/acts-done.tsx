import { inTokyo } from '../../base/ui/in-tokyo.ts'
import { say } from '../../base/words.ts'
import type { Enquiry } from '../../payload-types.ts'
import { actWords } from './act-words.ts'

type Props = { i18n: { language: string }; acts: Enquiry['guestActs'] }

/** What the guest did with their link, the first on top. */
export function ActsDone({ i18n, acts }: Props) {
  if (!acts || acts.length === 0) return null
  return (
    <ul
      aria-label={say({ i18n }, { en: 'From the guest', ja: 'お客様より' })}
      className="desk-letter__acts"
    >
      {acts.map((act) => (
        <li key={act.id ?? act.at}>
          <time dateTime={act.at}>{inTokyo(new Date(act.at))}</time>{' '}
          <b>{say({ i18n }, { en: 'The guest', ja: 'お客様より' })}</b>{' '}
          {say({ i18n }, actWords(act))}
        </li>
      ))}
    </ul>
  )
}
