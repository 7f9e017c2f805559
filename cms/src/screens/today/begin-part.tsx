import Link from 'next/link'
import { say } from '../../base/words.ts'
import { BEGIN_ADDRESS } from '../../content/model/screen-addresses.ts'
import { reach } from '../../staff/access/roles.ts'
import { BEGIN, BEGIN_PART } from '../begin/begin-words.ts'
import { beginningOf } from '../begin/beginning.ts'
import { BegunButtons } from './begun-buttons.tsx'
import type { Asking } from './task.ts'

/** For those who may do everything: the way from the demo to the company's own site, until its first publish. */
export async function BeginPart({ asking }: { asking: Asking }) {
  if (reach(asking.user, 'people') !== 'all') return null
  const beginning = await beginningOf(asking.payload)
  if (beginning === 'own') return null
  const i18n = { language: asking.language }
  return (
    <section aria-labelledby="desk-beginning" className="desk-beginning" data-state={beginning}>
      <div>
        <h2 id="desk-beginning">{say({ i18n }, BEGIN_PART[beginning])}</h2>
        <p>{say({ i18n }, BEGIN_PART[`${beginning}Text`])}</p>
      </div>
      {beginning === 'begun' ? (
        <BegunButtons />
      ) : (
        <Link className="desk-link" href={BEGIN_ADDRESS} prefetch={false}>
          {say({ i18n }, BEGIN.title)}
        </Link>
      )}
    </section>
  )
}
