'use client'

import type { HtmlLang } from '@noren/contract/language'
import { Button, toast, useConfig, useFormModified, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import * as v from 'valibot'
import { inTokyo } from '../../ui/in-tokyo.ts'
import { say, type Words } from '../../words.ts'
import { type Answered, answeredSchema, type Mark } from './answered.ts'
import { CalendarLink } from './calendar-link.tsx'
import { LetterBox } from './letter-box.tsx'
import type { Letter } from './words/words.ts'

type Props = {
  /** The enquiry's. */
  id: string
  answered: Answered
  /** The guest's address and language. */
  email: string
  language: HtmlLang
  letters: { [State in 'confirmed' | 'declined']: Letter }
}

/** Whether a table is answered, the letters to answer it with, and the marks that say it was. */
export function AnswerButtons({ id, email, language, letters, ...given }: Props) {
  const [answered, setAnswered] = useState(given.answered)
  const [writing, setWriting] = useState<keyof Props['letters'] | null>(null)
  const { i18n } = useTranslation()
  const { routes } = useConfig().config
  const isModified = useFormModified()
  const router = useRouter()
  const own = `${routes.api}/enquiries/${id}`
  const calendar = `${own}/table.ics`
  const isOpen = answered.tableState === 'asked'

  async function mark(state: Mark['state']): Promise<void> {
    const body: Mark = { state }
    const answer = await sent(`${own}/table`, body)
    if (!answer) {
      toast.error(say({ i18n }, FAILED))
      return
    }
    setAnswered(answer)
    setWriting(null)
    // The list one came from shows it too; but what was typed and not saved would be lost.
    if (!isModified) router.refresh()
  }

  return (
    <>
      <p className="desk-table__state" data-state={answered.tableState} role="status">
        {say({ i18n }, stateOf(answered))}
      </p>
      {isOpen && writing === null && (
        <p className="desk-table__buttons">
          <Button margin={false} onClick={() => setWriting('confirmed')}>
            {say({ i18n }, { en: 'Confirm…', ja: '予約を受ける' })}
          </Button>
          <Button buttonStyle="secondary" margin={false} onClick={() => setWriting('declined')}>
            {say({ i18n }, { en: 'Decline…', ja: 'お断りする' })}
          </Button>
        </p>
      )}
      {isOpen && writing !== null && (
        <LetterBox
          calendar={writing === 'confirmed' ? calendar : null}
          email={email}
          language={language}
          letter={letters[writing]}
          markWords={MARK_WORDS[writing]}
          onClose={() => setWriting(null)}
          onMark={() => mark(writing)}
        />
      )}
      {!isOpen && (
        <p className="desk-table__buttons">
          {answered.tableState === 'confirmed' && <CalendarLink address={calendar} />}
          <Button buttonStyle="secondary" margin={false} onClick={() => mark('asked')}>
            {say({ i18n }, { en: 'Mark as not answered', ja: '未返答に戻す' })}
          </Button>
        </p>
      )}
    </>
  )
}

const MARK_WORDS: { [State in keyof Props['letters']]: Words } = {
  confirmed: { en: 'Mark as confirmed', ja: '「予約確定」にする' },
  declined: { en: 'Mark as declined', ja: '「お断り」にする' },
}

const FAILED: Words = {
  en: 'This could not be saved. Please try again.',
  ja: '保存できませんでした。もう一度お試しください。',
}

function stateOf({ tableState, tableAnsweredAt, tableAnsweredBy }: Answered): Words {
  const by = tableAnsweredBy ?? ''
  const at = tableAnsweredAt ? inTokyo(new Date(tableAnsweredAt)) : ''
  switch (tableState) {
    case 'asked':
      return { en: 'Not answered yet', ja: 'まだ返答していません' }
    case 'confirmed':
      return { en: `Confirmed by ${by}, ${at}`, ja: `予約確定（${by}、${at}）` }
    case 'declined':
      return { en: `Declined by ${by}, ${at}`, ja: `お断り（${by}、${at}）` }
  }
}

/** What the desk holds now; `null` when it could not be reached or refused. */
async function sent(path: string, mark: Mark): Promise<Answered | null> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(mark),
    })
    return answer.ok ? v.parse(answeredSchema, await answer.json()) : null
  } catch {
    return null
  }
}
