import { useTranslation } from '@payloadcms/ui'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { inTokyo } from '../../base/ui/in-tokyo.ts'
import { say, type Words } from '../../base/words.ts'
import type { Answered } from './answered.ts'

/** Whether a table is answered, by whom and when. */
export function TableState({ answered }: { answered: Answered }) {
  const { i18n } = useTranslation()
  return (
    <p className="desk-answering__state" data-state={answered.tableState} role="status">
      {say({ i18n }, wordsOf(answered))}
    </p>
  )
}

function wordsOf({ tableState, tableAnsweredAt, tableAnsweredBy }: Answered): Words {
  const by = tableAnsweredBy ?? ''
  const at = tableAnsweredAt ? inTokyo(new Date(tableAnsweredAt)) : ''
  switch (tableState) {
    case 'asked':
      return { en: 'Not answered yet', ja: 'まだ返答していません' }
    case 'confirmed':
      return { en: `Confirmed by ${by}, ${at}`, ja: `予約確定（${by}、${at}）` }
    case 'declined':
      return { en: `Declined by ${by}, ${at}`, ja: `お断り（${by}、${at}）` }
    case 'withdrawn':
      return { en: `Cancelled by us: ${by}, ${at}`, ja: `取り消し（当店より、${by}、${at}）` }
    case 'came':
      return { en: `Came, noted by ${by}, ${at}`, ja: `来店済み（記録 ${by}、${at}）` }
    case 'missed':
      return { en: `Did not come, noted by ${by}, ${at}`, ja: `来店なし（記録 ${by}、${at}）` }
    case 'cancelled':
      return by === ''
        ? { en: `Cancelled by the guest, ${at}`, ja: `取り消し（お客様より、${at}）` }
        : {
            en: `Cancelled by the guest, noted by ${by}, ${at}`,
            ja: `取り消し（お客様より、記録 ${by}、${at}）`,
          }
  }
}

/** Saves the file that puts a table into its guest's calendar. */
export function CalendarLink({ address }: { address: string }) {
  const { i18n } = useTranslation()
  return (
    <DeskButton
      el="anchor"
      // The server names the file.
      extraButtonProps={{ download: 'table.ics' }}
      url={address}
    >
      {say({ i18n }, { en: 'Calendar file for the guest', ja: 'お客様用のカレンダーファイル' })}
    </DeskButton>
  )
}
