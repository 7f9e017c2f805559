'use client'

import type { Day } from '@noren/contract/hours/calendar'
import { writeDay } from '@noren/contract/hours/calendar'
import type { OpeningHours } from '@noren/contract/hours/opening-hours'
import type { TokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import { newId } from '../../base/new-id.ts'
import { askDesk, sentenceOf } from '../../base/requests/ask-desk.ts'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { say } from '../../base/words.ts'
import { keptTableSchema, type Taken } from '../../inbox/evening/taking.ts'
import { SOURCE_WORDS, SOURCES, type Source } from '../../inbox/tables/source.ts'
import type { Mark } from '../full/full.ts'
import { warningAt } from './evening.ts'
import { PeopleChoice, TimeChoice } from './take-choices.tsx'
import { TAKE, takenWords, WORDS } from './words.ts'

type Props = {
  restaurant: string
  day: Day
  now: TokyoMinute
  hours: OpeningHours | null
  marks: readonly Mark[]
  /** Whether the address asks for it. */
  isAsked: boolean
}

/** A table that is taken by telephone or at the door: four touches, and nothing has to be typed. */
export function TakePanel(props: Props) {
  const { i18n } = useTranslation()
  const router = useRouter()
  const id = useId()
  const [isOpen, setOpen] = useState(props.isAsked)
  const [said, setSaid] = useState<string | null>(null)

  function onKept(words: string): void {
    setSaid(words)
    setOpen(false)
    router.refresh()
  }

  return (
    <section aria-label={say({ i18n }, TAKE)} className="desk-take">
      <DeskButton
        aria-controls={id}
        aria-expanded={isOpen}
        isMain={!isOpen}
        onClick={() => {
          setSaid(null)
          setOpen(!isOpen)
        }}
        size="large"
      >
        {say({ i18n }, TAKE)}
      </DeskButton>
      <div id={id}>{isOpen && <TakeForm {...props} onKept={onKept} />}</div>
      <p role="status">{said}</p>
    </section>
  )
}

function TakeForm({ onKept, ...props }: Props & { onKept: (words: string) => void }) {
  const { restaurant, day } = props
  const { i18n } = useTranslation()
  const id = useId()
  // One form is one table, however often it is sent.
  const [key] = useState(newId)
  const [source, setSource] = useState<Source>('telephone')
  const [time, setTime] = useState<string | null>(null)
  const [people, setPeople] = useState<number | null>(null)
  const [name, setName] = useState('')
  const [phone, setPhone] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const warning = time === null ? null : warningAt(props, time)

  async function save(): Promise<void> {
    if (time === null || people === null) return
    const date = writeDay(day)
    const body: Taken = { id: key, source, restaurant, date, time, people, name, phone }
    const kept = await askDesk('/api/enquiries/tables', keptTableSchema, { body })
    if (kept.value) onKept(say({ i18n }, takenWords(time, people)))
    else setProblem(sentenceOf(kept.refusal) ?? say({ i18n }, WORDS.failed))
  }

  return (
    <div className="desk-take__form">
      <fieldset>
        <legend>{say({ i18n }, WORDS.source)}</legend>
        <div className="desk-chips">
          {SOURCES.map((each) => (
            <label className="desk-chip" key={each}>
              <input
                checked={source === each}
                name={`${id}source`}
                onChange={() => setSource(each)}
                type="radio"
              />
              {say({ i18n }, SOURCE_WORDS[each])}
            </label>
          ))}
        </div>
      </fieldset>
      <TimeChoice {...props} onChoose={setTime} time={time} />
      {warning && (
        <p className="desk-problem" role="status">
          {say({ i18n }, warning === 'full' ? WORDS.isFull : WORDS.isClosed)}
        </p>
      )}
      <PeopleChoice onChoose={setPeople} people={people} />
      <div className="desk-take__texts">
        <label htmlFor={`${id}name`}>{say({ i18n }, WORDS.name)}</label>
        <input
          autoComplete="off"
          id={`${id}name`}
          maxLength={100}
          onChange={({ target }) => setName(target.value)}
          value={name}
        />
        <label htmlFor={`${id}phone`}>{say({ i18n }, WORDS.phone)}</label>
        <input
          autoComplete="off"
          id={`${id}phone`}
          inputMode="tel"
          maxLength={100}
          onChange={({ target }) => setPhone(target.value)}
          value={phone}
        />
      </div>
      {problem && (
        <p className="desk-problem" role="alert">
          {problem}
        </p>
      )}
      <DeskButton disabled={time === null || people === null} isMain onClick={save} size="large">
        {say({ i18n }, WORDS.save)}
      </DeskButton>
    </div>
  )
}
