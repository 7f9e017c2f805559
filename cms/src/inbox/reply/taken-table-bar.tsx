import { useTranslation } from '@payloadcms/ui'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { say } from '../../base/words.ts'
import { NextEnquiry } from '../list/enquiry-ways.tsx'
import type { Mark, TableState } from '../tables/answered.ts'
import { CANCELLED_BY_GUEST } from '../tables/evening-words.ts'

type Props = {
  state: TableState | undefined
  /** The letter about what its restaurant states for that day. */
  newsOfRestaurant: 'moved' | 'away' | null
  /** Shown once its guest was told. */
  next: string | null
  onMark: (state: Mark['state']) => void
  /** Opens a letter of this kind. */
  onOpen: (reply: string) => void
}

/** What to do with a table that staff took themselves: nobody can be written to, and there is no request to answer. */
export function TakenTableBar({ state, newsOfRestaurant, next, onMark, onOpen }: Props) {
  const { i18n } = useTranslation()
  return (
    <div className="desk-answering__bar">
      {state === 'confirmed' && (
        <>
          <DeskButton
            isMain={newsOfRestaurant !== null}
            onClick={() => onOpen(newsOfRestaurant ?? 'cancellation')}
          >
            {say({ i18n }, newsOfRestaurant ? CALL[newsOfRestaurant] : CALL.cancellation)}
          </DeskButton>
          <DeskButton onClick={() => onMark('cancelled')}>
            {say({ i18n }, CANCELLED_BY_GUEST)}
          </DeskButton>
        </>
      )}
      {(state === 'withdrawn' || state === 'cancelled') && (
        <DeskButton onClick={() => onMark('confirmed')}>
          {say({ i18n }, { en: 'Undo the cancellation', ja: '予約を元に戻す' })}
        </DeskButton>
      )}
      {next && <NextEnquiry next={next} />}
    </div>
  )
}

const CALL = {
  moved: { en: 'Call about the move…', ja: 'お電話で移転を伝える' },
  away: { en: 'Call and cancel this table…', ja: 'お電話で伝えて取り消す' },
  cancellation: { en: 'Cancel this table…', ja: 'お電話でこちらから取り消す' },
}
