'use client'

import { readDay, writeDay } from '@noren/contract/hours/calendar'
import { useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { say } from '../../base/words.ts'
import { isSameMark, type Mark, type MarkedRestaurant, marksOn } from './full.ts'
import { fullSaid, markWords, WORDS } from './full-words.ts'
import { SeatCounts } from './seat-counts.tsx'
import { useMarking } from './use-marking.ts'

export type FullPanelProps = {
  marked: MarkedRestaurant
  /** The day of business. */
  today: number
  /** The minute in Japan at which the screen was made. */
  now: number
  /** Whether its choices are shown; the marks always are. */
  isOpen: boolean
}

/** What of a restaurant's days is full: the choices with their button, and below them what is marked and counted. */
export function FullPanel({ marked, today, now, isOpen }: FullPanelProps) {
  const { i18n } = useTranslation()
  const { said, mark, forget } = useMarking(marked.id, today)
  return (
    <div className="desk-full">
      {isOpen && (
        <Choices
          marked={marked}
          today={today}
          now={now}
          onChoose={forget}
          onMark={(each) => mark(each, true)}
        />
      )}
      <div className="desk-full__said">
        <p className={said?.tone === 'alarm' ? 'desk-problem' : undefined} role="status">
          {said?.text}
        </p>
        {said?.undo && <DeskButton onClick={said.undo}>{say({ i18n }, WORDS.undo)}</DeskButton>}
      </div>
      {marked.marks.length > 0 && (
        <ul className="desk-full__marks">
          {marked.marks.map((each) => {
            const words = say({ i18n }, fullSaid(each, today))
            return (
              <li key={`${each.day} ${each.sitting}`}>
                <strong>{words}</strong>
                <DeskButton
                  aria-label={`${say({ i18n }, marked.names)} ${words} ${say({ i18n }, WORDS.takeBack)}`}
                  onClick={() => mark(each, false)}
                >
                  {say({ i18n }, WORDS.takeBack)}
                </DeskButton>
              </li>
            )
          })}
        </ul>
      )}
      <SeatCounts counts={marked.counts} today={today} />
    </div>
  )
}

type ChoicesProps = Omit<FullPanelProps, 'isOpen'> & {
  onChoose: () => void
  onMark: (mark: Mark) => Promise<boolean>
}

function Choices({ marked, today, now, onChoose, onMark }: ChoicesProps) {
  const { i18n } = useTranslation()
  const id = useId()
  const [chosen, setChosen] = useState<Mark | null>(null)
  const [other, setOther] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const otherDay = other === null ? null : readDay(other)
  const choices = marksOn(marked.hours, otherDay ?? today, now)
  const choose = (mark: Mark | null) => {
    setChosen(mark)
    onChoose()
  }

  async function publish(): Promise<void> {
    if (!chosen) return
    setBusy(true)
    // Nothing is chosen after it: a second press in the same place does nothing.
    if (await onMark(chosen)) setChosen(null)
    setBusy(false)
  }

  return (
    <fieldset className="desk-full__choices">
      <legend>{say({ i18n }, WORDS.legend)}</legend>
      <div className="desk-chips">
        {(other === null || otherDay !== null) &&
          choices.map((each) => (
            <label className="desk-chip" key={`${each.day} ${each.sitting}`}>
              <input
                checked={chosen !== null && isSameMark(chosen, each)}
                name={`${id}mark`}
                onChange={() => choose(each)}
                type="radio"
              />
              {say({ i18n }, markWords(each, today))}
            </label>
          ))}
        <button
          aria-pressed={other !== null}
          className="desk-chip"
          onClick={() => {
            setOther(other === null ? '' : null)
            choose(null)
          }}
          type="button"
        >
          {say({ i18n }, WORDS.otherDay)}
        </button>
      </div>
      {other !== null && (
        <div>
          <label htmlFor={`${id}day`}>{say({ i18n }, WORDS.day)}</label>
          <input
            id={`${id}day`}
            min={writeDay(today)}
            onChange={({ target }) => {
              setOther(target.value)
              choose(null)
            }}
            type="date"
            value={other}
          />
        </div>
      )}
      {choices.length === 0 && <p>{say({ i18n }, WORDS.closed)}</p>}
      <DeskButton disabled={isBusy || chosen === null} isMain onClick={publish} size="large">
        {say({ i18n }, isBusy ? WORDS.busy : WORDS.publish)}
      </DeskButton>
    </fieldset>
  )
}
