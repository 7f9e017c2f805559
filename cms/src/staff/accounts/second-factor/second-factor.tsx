import type { UIFieldServerProps } from 'payload'
import { say, type Words } from '../../../base/words.ts'
import { reach } from '../../access/roles.ts'
import { RemoveFactor } from '../forms/with-password.tsx'
import { findFactor } from './second-factors.ts'
import { SetUpFactor } from './set-up-factor.tsx'

/** On the screen of an account: whether it has a second factor, and buttons to set it up or remove it. */
export async function SecondFactor({ id, i18n, payload, user }: UIFieldServerProps) {
  if (typeof id !== 'number' || !user) return null
  const isOwn = user.id === id
  if (!isOwn && reach(user, 'people') !== 'all') return null
  const factor = await findFactor({ payload }, id)
  const left = factor?.confirmedAt ? (factor.recoveryHashes ?? []).length : null
  return (
    <section aria-labelledby="desk-factor" className="desk-account">
      <h2 id="desk-factor">{say({ i18n }, { en: 'Second factor', ja: '二段階認証' })}</h2>
      {left !== null && <p>{say({ i18n }, onWords(left))}</p>}
      {left === null && !isOwn && <p>{say({ i18n }, FACTOR_OFF)}</p>}
      {isOwn && user.owesFactor && <p className="desk-account__must">{say({ i18n }, MUST)}</p>}
      {left !== null && <RemoveFactor account={id} />}
      {left === null && isOwn && <SetUpFactor off={say({ i18n }, FACTOR_OFF)} />}
    </section>
  )
}

const MUST = {
  en: 'Your account must have a second factor. Please set it up now; everything else opens once that is done.',
  ja: 'このアカウントには二段階認証が必要です。設定が済むと、ほかの画面も開けるようになります。',
}

const onWords = (left: number) => ({
  en: `Set up: signing in needs the code of an app as well. Recovery codes left: ${left}.`,
  ja: `設定済みです。ログインには認証アプリの確認コードも必要です。リカバリーコードの残り：${left}個`,
})

const FACTOR_OFF: Words = {
  en: 'Not set up: the password alone opens this account.',
  ja: '設定されていません。パスワードだけでログインできる状態です。',
}
