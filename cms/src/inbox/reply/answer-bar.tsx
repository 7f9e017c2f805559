import { useField, useForm, useTranslation } from '@payloadcms/ui'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { say } from '../../base/words.ts'
import { useOnceSaved } from '../../content/editing/autosave/once-saved.tsx'
import { NextEnquiry } from '../list/enquiry-ways.tsx'
import type { Answered, Mark } from '../tables/answered.ts'
import { CANCELLED_BY_GUEST, CONFIRM_AGAIN, MORE } from '../tables/evening-words.ts'
import { CalendarLink } from '../tables/table-parts.tsx'

type Props = {
  answered: Answered | null
  /** The address of the file for the guest's calendar. */
  calendar: string
  isUntold: boolean
  /** Shown once a letter was sent. */
  next: string | null
  onMark: (state: Mark['state']) => void
  /** Opens a letter of this kind. */
  onOpen: (reply: string) => void
}

/** What to do with an enquiry, always in sight below it. */
export function AnswerBar({ answered, calendar, isUntold, next, ...given }: Props) {
  const { onMark, onOpen } = given
  const { i18n } = useTranslation()
  const state = answered?.tableState
  const isOpen = state === 'asked'
  const isOver = state === 'came' || state === 'missed'
  const isConfirmed = state === 'confirmed'
  const rarer = (
    <>
      {isConfirmed && (
        <DeskButton onClick={() => onOpen('cancellation')}>
          {say({ i18n }, { en: 'Cancel this table…', ja: 'こちらから取り消す' })}
        </DeskButton>
      )}
      {(isOpen || isConfirmed) && (
        <DeskButton onClick={() => onMark('cancelled')}>
          {say({ i18n }, CANCELLED_BY_GUEST)}
        </DeskButton>
      )}
      {isConfirmed && <CalendarLink address={calendar} />}
      {answered && !isOpen && !isOver && (
        <DeskButton onClick={() => onMark('asked')}>
          {say({ i18n }, { en: 'Mark as not answered', ja: '未返答に戻す' })}
        </DeskButton>
      )}
      <SpamButton />
    </>
  )
  return (
    <div className="desk-answering__bar">
      {isOpen && (
        <>
          <DeskButton isMain onClick={() => onOpen('confirmed')}>
            {say({ i18n }, { en: 'Confirm…', ja: '予約を受ける' })}
          </DeskButton>
          <DeskButton onClick={() => onOpen('declined')}>
            {say({ i18n }, { en: 'Decline…', ja: 'お断りする' })}
          </DeskButton>
        </>
      )}
      {isConfirmed && (
        <DeskButton isMain={isUntold} onClick={() => onOpen('confirmed')}>
          {say({ i18n }, CONFIRM_AGAIN)}
        </DeskButton>
      )}
      <DeskButton isMain={!answered && !next} onClick={() => onOpen('answer')}>
        {say({ i18n }, { en: 'Reply by mail…', ja: 'メールで返信' })}
      </DeskButton>
      {isConfirmed ? (
        <details>
          <summary>{say({ i18n }, MORE)}</summary>
          <div className="desk-table__more">{rarer}</div>
        </details>
      ) : (
        rarer
      )}
      {next && <NextEnquiry next={next} />}
    </div>
  )
}

/** Marks an enquiry as spam, or undoes that, and saves whatever else was typed. */
function SpamButton() {
  const { i18n } = useTranslation()
  const { initialValue } = useField<string>({ path: 'status' })
  const { submit } = useForm()
  const isSpam = initialValue === 'spam'
  const { press } = useOnceSaved((status: string) => void submit({ overrides: { status } }))
  return (
    <DeskButton onClick={() => press(isSpam ? 'new' : 'spam')}>
      {isSpam
        ? say({ i18n }, { en: 'Not spam', ja: '迷惑メールではない' })
        : say({ i18n }, { en: 'Spam', ja: '迷惑メールにする' })}
    </DeskButton>
  )
}
