import type { Day } from '@noren/contract/hours/calendar'
import type { OpeningHours } from '@noren/contract/hours/opening-hours'
import type { TokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { say } from '../../base/words.ts'
import { clockOfField } from '../../inbox/evening/clock-field.ts'
import { timesOn } from './times.ts'
import { partyWords, timeWords, WORDS } from './words.ts'

type TimeProps = {
  hours: OpeningHours | null
  day: Day
  now: TokyoMinute
  time: string | null
  onChoose: (time: string | null) => void
}

/** The times of the day's sittings, each one touch, and a field for any other. */
export function TimeChoice({ hours, day, now, time, onChoose }: TimeProps) {
  const { i18n } = useTranslation()
  const id = useId()
  const [other, setOther] = useState('')
  return (
    <fieldset>
      <legend>{say({ i18n }, WORDS.time)}</legend>
      <div className="desk-chips">
        {timesOn(hours, day, now).map((each) => (
          <label className="desk-chip" key={each}>
            <input
              checked={other === '' && time === each}
              name={`${id}time`}
              onChange={() => {
                setOther('')
                onChoose(each)
              }}
              type="radio"
            />
            {say({ i18n }, timeWords(each))}
          </label>
        ))}
        <label className="desk-take__other">
          {say({ i18n }, WORDS.otherTime)}
          <input
            onChange={({ target }) => {
              setOther(target.value)
              onChoose(clockOfField(target.value))
            }}
            type="time"
            value={other}
          />
        </label>
      </div>
    </fieldset>
  )
}

/** Most guests come in parties of these sizes. */
const PARTIES = [1, 2, 3, 4, 5, 6, 7, 8]

type PeopleProps = { people: number | null; onChoose: (people: number | null) => void }

/** The usual parties, each one touch, and a field for a larger one. */
export function PeopleChoice({ people, onChoose }: PeopleProps) {
  const { i18n } = useTranslation()
  const id = useId()
  const [other, setOther] = useState('')
  return (
    <fieldset>
      <legend>{say({ i18n }, WORDS.people)}</legend>
      <div className="desk-chips">
        {PARTIES.map((each) => (
          <label className="desk-chip" key={each}>
            <input
              checked={other === '' && people === each}
              name={`${id}people`}
              onChange={() => {
                setOther('')
                onChoose(each)
              }}
              type="radio"
            />
            {say({ i18n }, partyWords(each))}
          </label>
        ))}
        <label className="desk-take__other">
          {say({ i18n }, WORDS.otherPeople)}
          <input
            inputMode="numeric"
            max={1000}
            min={1}
            onChange={({ target }) => {
              const count = Number(target.value)
              setOther(target.value)
              onChoose(Number.isInteger(count) && count > 0 && count <= 1000 ? count : null)
            }}
            type="number"
            value={other}
          />
        </label>
      </div>
    </fieldset>
  )
}
