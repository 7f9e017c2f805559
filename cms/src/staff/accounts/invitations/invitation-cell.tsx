import type { DefaultServerCellComponentProps } from 'payload'
import { say } from '../../../base/words.ts'
import { linkStateOf } from './link-state.ts'

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
