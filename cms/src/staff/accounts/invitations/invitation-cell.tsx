import type { DefaultServerCellComponentProps } from 'payload'
import { say, type Words } from '../../../base/words.ts'
import { findAccount } from '../account-row.ts'
import { timeLeft } from './invitation-words.ts'
import { hasNotJoined, linkUntil } from './links.ts'

type Props = Pick<DefaultServerCellComponentProps, 'i18n' | 'payload'> & {
  /** Missing where Payload draws the cell for a form, which shows none. */
  rowData?: { id?: number | string }
}

/** In the list of staff: who was invited and has not joined. */
export async function InvitationCell({ i18n, payload, rowData }: Props) {
  if (rowData?.id === undefined) return null
  const account = await findAccount({ payload }, { id: { equals: rowData.id } })
  if (!account || !hasNotJoined(account))
    return <span className="desk-joined">{say({ i18n }, JOINED)}</span>
  const until = linkUntil(account)
  return (
    <span className="desk-invited" data-lapsed={until === null}>
      {say({ i18n }, until ? waiting(timeLeft(until, new Date())) : LAPSED)}
    </span>
  )
}

const JOINED: Words = { en: 'Joined', ja: '参加済み' }
const LAPSED: Words = { en: 'Invitation expired', ja: '招待の期限切れ' }
const waiting = ({ en, ja }: Words): Words => ({ en: `Invited, ${en}`, ja: `招待中・${ja}` })
