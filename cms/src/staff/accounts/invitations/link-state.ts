import type { Payload } from 'payload'
import type { Words } from '../../../base/words.ts'
import { findAccount } from '../../account-row.ts'
import { hasNotJoined, linkOf } from '../links.ts'
import { madeBy, timeLeft } from './invitation-words.ts'

/** Whether a member of staff has joined, with their open link and who made it, for the list of staff. */
type LinkState = { kind: 'joined' | 'invited' | 'lapsed'; words: Words }

/** Reads the {@link LinkState} of an account. */
export async function linkStateOf(payload: Payload, id: number): Promise<LinkState> {
  const account = await findAccount({ payload }, { id: { equals: id } })
  const link = account && (await linkOf({ payload }, account))
  const open = link && { left: timeLeft(link.until, new Date()), by: madeBy(link.by.name) }
  if (!account || !hasNotJoined(account)) {
    return { kind: 'joined', words: open ? joinedWith(open) : JOINED }
  }
  return open ? { kind: 'invited', words: waiting(open) } : { kind: 'lapsed', words: LAPSED }
}

type Open = { left: Words; by: Words }

const JOINED: Words = { en: 'Joined', ja: '参加済み' }
const LAPSED: Words = { en: 'Invitation expired', ja: '招待の期限切れ' }
const waiting = ({ left, by }: Open): Words => ({
  en: `Invited, ${left.en}, ${by.en}`,
  ja: `招待中・${left.ja}（${by.ja}）`,
})
const joinedWith = ({ left, by }: Open): Words => ({
  en: `Joined; open link to a new password, ${left.en}, ${by.en}`,
  ja: `参加済み・パスワードのリンク発行中・${left.ja}（${by.ja}）`,
})
