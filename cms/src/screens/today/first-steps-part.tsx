import Link from 'next/link'
import { say } from '../../base/words.ts'
import { FirstStepButton } from './first-step-button.tsx'
import { FIRST_STEP_KEYS } from './first-step-keys.ts'
import { firstSteps } from './first-steps.ts'
import type { Asking } from './task.ts'

/** The first steps that are still to do, each with a link to its place; nothing once there are none. */
export async function FirstStepsPart({ asking }: { asking: Asking }) {
  const steps = await firstSteps(asking)
  if (steps.length === 0) return null
  const i18n = { language: asking.language }
  return (
    <section aria-labelledby="desk-steps" className="desk-steps">
      <div className="desk-steps__head">
        <h2 id="desk-steps">{say({ i18n }, { en: 'First steps', ja: 'はじめに' })}</h2>
        <p>{say({ i18n }, { en: `${steps.length} to do`, ja: `あと${steps.length}件` })}</p>
        <FirstStepButton
          remembers={FIRST_STEP_KEYS.putAway}
          words={{ en: 'Not now', ja: 'あとで' }}
        />
      </div>
      <ul>
        {steps.map(({ words, link, isTold }) => (
          <li key={link}>
            <Link href={link} prefetch={false}>
              {say({ i18n }, words)}
            </Link>
            {isTold && (
              <FirstStepButton
                remembers={FIRST_STEP_KEYS.onHomeScreen}
                words={{ en: 'Done', ja: '追加しました' }}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
