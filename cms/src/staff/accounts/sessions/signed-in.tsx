import type { UIFieldServerProps } from 'payload'
import { inTokyo } from '../../../base/ui/in-tokyo.ts'
import { say } from '../../../base/words.ts'
import { reach } from '../../access/roles.ts'
import { openSessions, type Session, sessionIdOf } from './sessions.ts'
import { SignOutButton } from './sign-out-button.tsx'

/** On the screen of an account: where it is signed in, and buttons to end each session or all of them. */
export async function SignedIn({ id, i18n, payload, user }: UIFieldServerProps) {
  if (typeof id !== 'number' || !user) return null
  if (user.id !== id && reach(user, 'people') !== 'all') return null
  const current = user.id === id ? sessionIdOf(user) : null
  const sessions = await openSessions(payload, id)
  return (
    <section aria-labelledby="desk-sessions" className="desk-account">
      <h2 id="desk-sessions">{say({ i18n }, { en: 'Signed in', ja: 'ログイン中の端末' })}</h2>
      {sessions.length === 0 && (
        <p>
          {say(
            { i18n },
            { en: 'Nowhere at the moment.', ja: '現在ログイン中の端末はありません。' },
          )}
        </p>
      )}
      {sessions.length > 0 && (
        <>
          <ul className="desk-account__sessions">
            {sessions.map((session) => (
              <li key={session.id}>
                <div>
                  <strong>
                    {session.browser || say({ i18n }, { en: 'Unknown browser', ja: '不明な端末' })}
                    {session.id === current &&
                      say({ i18n }, { en: ' (this one)', ja: '（この端末）' })}
                  </strong>
                  <br />
                  <span>{say({ i18n }, timesOf(session))}</span>
                </div>
                <SignOutButton
                  account={id}
                  isOwn={session.id === current}
                  label={say({ i18n }, { en: 'Sign out', ja: 'ログアウト' })}
                  session={session.id}
                />
              </li>
            ))}
          </ul>
          <SignOutButton
            account={id}
            isOwn={current !== null}
            label={say({ i18n }, { en: 'Sign out everywhere', ja: 'すべての端末からログアウト' })}
          />
        </>
      )}
    </section>
  )
}

const timesOf = ({ since, lastSeen }: Session) => ({
  en: `since ${inTokyo(since)}, last seen ${inTokyo(lastSeen)}`,
  ja: `ログイン：${inTokyo(since)}　最終利用：${inTokyo(lastSeen)}`,
})
