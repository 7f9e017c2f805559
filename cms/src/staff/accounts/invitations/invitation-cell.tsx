import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { say, type Words } from '../../../base/words.ts'
import { findAccount } from '../../account-row.ts'
import { hasNotJoined, linkOf } from '../links.ts'
import { madeBy, timeLeft } from './invitation-words.ts'

type Props = Pick<DefaultServerCellComponentProps, 'i18n' | 'payload'> & {
  /** Missing where Payload draws the cell for a form, which shows none. */
  rowData?: { id?: number | string }
}

/** In the list of staff: who was invited and has not joined, and each open link with who made it. */
export async function InvitationCell({ i18n, payload, rowData }: Props) {
  if (rowData?.id === undefined) return null
  const { kind, words } = await linkStateOf(payload, Number(rowData.id))
  if (kind === 'joined') return <span className="desk-joined">{say({ i18n }, words)}</span>
  return (
    <span className="desk-invited" data-lapsed={kind === 'lapsed'}>
      {say({ i18n }, words)}
    </span>
  )
}

type LinkState = { kind: 'joined' | 'invited' | 'lapsed'; words: Words }

/** Whether a member of staff has joined, with their open link and who made it. */
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
