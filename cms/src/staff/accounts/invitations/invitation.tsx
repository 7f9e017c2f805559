import type { UIFieldServerProps } from 'payload'
import { say, type Words } from '../../../base/words.ts'
import { reach } from '../../access/roles.ts'
import { findAccount, isLocked } from '../../account-row.ts'
import { ChangePassword } from '../forms/change-password.tsx'
import { hasNotJoined, linkOf } from '../links.ts'
import { madeBy, timeLeft } from './invitation-words.ts'
import { InviteAgain, LinkForForgetful } from './make-link.tsx'

/** On the screen of an account: how its owner gets a password, and whether someone invited has joined. */
export async function PasswordPart({ id, i18n, payload, user }: UIFieldServerProps) {
  if (typeof id !== 'number' || !user) return null
  const isOwn = user.id === id
  if (!isOwn && reach(user, 'people') !== 'all') return null
  const account = await findAccount({ payload }, { id: { equals: id } })
  if (!account) return null
  const isInvited = hasNotJoined(account)
  const link = await linkOf({ payload }, account)
  const title = isInvited ? { en: 'Invitation', ja: '招待' } : { en: 'Password', ja: 'パスワード' }
  return (
    <section aria-labelledby="desk-password" className="desk-account">
      <h2 id="desk-password">{say({ i18n }, title)}</h2>
      {isInvited && <p>{say({ i18n }, link ? invitedWords(link) : LAPSED)}</p>}
      {!isInvited && !isOwn && <p>{say({ i18n }, link ? givenWords(link) : ONLY_THEY)}</p>}
      {!isOwn && isLocked(account) && <p>{say({ i18n }, LOCKED)}</p>}
      {isOwn && <ChangePassword account={id} />}
      {!isOwn && (isInvited ? <InviteAgain account={id} /> : <LinkForForgetful account={id} />)}
    </section>
  )
}

type Link = NonNullable<Awaited<ReturnType<typeof linkOf>>>

function invitedWords({ until, by }: Link): Words {
  const [left, maker] = [timeLeft(until, new Date()), madeBy(by.name)]
  return {
    en: `Invited, has not joined yet (${left.en}). The link was ${maker.en}.`,
    ja: `招待中です。まだ参加していません（${left.ja}）。リンクの${maker.ja}`,
  }
}

function givenWords({ until, by }: Link): Words {
  const [left, maker] = [timeLeft(until, new Date()), madeBy(by.name)]
  return {
    en: `A link to choose a new password was made and not used yet (${left.en}). It was ${maker.en}.`,
    ja: `新しいパスワードを決めるリンクを渡しています（未使用・${left.ja}）。リンクの${maker.ja}`,
  }
}

const LOCKED: Words = {
  en: 'Locked for up to ten minutes: the password, or the code of the second factor, was wrong five times, at the sign-in or at a link. If this person did not do it, someone else is guessing.',
  ja: 'パスワードか確認コードの誤りが5回続いたため（ログイン画面、またはリンクから）、最長10分間ロックされています。ご本人に心当たりがなければ、第三者が試している可能性があります。',
}

const LAPSED: Words = {
  en: 'Has not joined yet, and the link has expired. Make a new one and send it.',
  ja: 'まだ参加していません。リンクの期限が切れていますので、新しいリンクを作って送ってください。',
}

const ONLY_THEY: Words = {
  en: 'Only this person knows and changes it.',
  ja: 'ご本人だけが知っていて、ご本人だけが変更できます。',
}
