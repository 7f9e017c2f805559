'use client'

import { useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { askDesk, sentenceOf } from '../../base/requests/ask-desk.ts'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { say } from '../../base/words.ts'
import type { TableState } from '../tables/answered.ts'
import { CHANGE_WORDS } from '../tables/evening-words.ts'
import { clockOfField, fieldOfClock } from './clock-field.ts'
import { type Change, changedSchema } from './taking.ts'

type Props = {
  /** The enquiry's. */
  id: string
  facts: NonNullable<Change['facts']>
  shown: TableState
}

/**
 * Day, time and people of a table that stands, folded away until they change. Needs a key of its facts: what was
 * filled in for others would be saved over a colleague's change.
 */
export function ChangeForm({ id, facts, shown }: Props) {
  const { i18n } = useTranslation()
  const field = useId()
  const [date, setDate] = useState(facts.date)
  const [time, setTime] = useState(fieldOfClock(facts.time))
  const [people, setPeople] = useState(String(facts.people))
  const [problem, setProblem] = useState<string | null>(null)
  const clock = clockOfField(time)
  const count = Number(people)
  const isWhole = date !== '' && clock !== null && Number.isInteger(count) && count > 0

  async function save(): Promise<void> {
    if (clock === null) return
    const body: Change = { shown, was: facts, facts: { date, time: clock, people: count } }
    const saved = await askDesk(`/api/enquiries/${id}/table/change`, changedSchema, { body })
    if (!saved.value) {
      setProblem(sentenceOf(saved.refusal) ?? say({ i18n }, CHANGE_WORDS.failed))
      return
    }
    window.location.reload()
  }

  return (
    <details className="desk-change">
      <summary>{say({ i18n }, CHANGE_WORDS.title)}</summary>
      <div className="desk-change__fields">
        <label htmlFor={`${field}day`}>{say({ i18n }, CHANGE_WORDS.day)}</label>
        <input
          form=""
          id={`${field}day`}
          onChange={({ target }) => setDate(target.value)}
          type="date"
          value={date}
        />
        <label htmlFor={`${field}time`}>{say({ i18n }, CHANGE_WORDS.time)}</label>
        <input
          form=""
          id={`${field}time`}
          onChange={({ target }) => setTime(target.value)}
          type="time"
          value={time}
        />
        <label htmlFor={`${field}people`}>{say({ i18n }, CHANGE_WORDS.people)}</label>
        <input
          form=""
          id={`${field}people`}
          max={1000}
          min={1}
          onChange={({ target }) => setPeople(target.value)}
          type="number"
          value={people}
        />
      </div>
      {problem && (
        <p className="desk-problem" role="alert">
          {problem}
        </p>
      )}
      <DeskButton disabled={!isWhole} onClick={save}>
        {say({ i18n }, CHANGE_WORDS.save)}
      </DeskButton>
    </details>
  )
}
