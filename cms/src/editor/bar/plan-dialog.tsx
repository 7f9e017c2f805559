import { type FormEvent, useId, useState } from 'react'
import { isTag, LOCALES } from '../../base/locales.ts'
import { reader } from '../../base/ui/reader.ts'
import { say } from '../../base/words.ts'
import type { Plan } from '../../content/editing/schedule/plan.ts'
import {
  PLAN_TYPES,
  PLANNING,
  planAt,
  planWords,
} from '../../content/editing/schedule/plan-words.ts'
import { tagWords } from '../../content/languages/translations/gap-states.ts'
import { Button } from '../../shell/button.tsx'
import { Dialog } from '../../shell/dialog.tsx'
import { useEditing } from '../editing.ts'
import { PlanList, type Plans } from './plans.tsx'

type Props = Plans & {
  /** Shows at the fields why a publish of a language, or of all, would be refused. */
  onRefused: (tag: string | null, refusal: unknown) => void
  onClose: () => void
}

/** Plans a publish of the opened document, or its end, and lists what is planned. */
export function PlanDialog({ plans, change, onRefused, onClose }: Props) {
  const { draft } = useEditing()
  const [type, setType] = useState<Plan['type']>('publish')
  const [day, setDay] = useState('')
  const [time, setTime] = useState('05:00')
  const [tag, setTag] = useState('')
  const [refused, setRefused] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const name = useId()
  const at = planAt(day, time)
  const isWhole = !Number.isNaN(at.getTime())
  const locale = type === 'publish' && isTag(tag) ? tag : null

  /** What was typed must be stored before the desk can judge it. */
  async function plan(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isSending) return
    if (!isWhole) return setRefused(say(reader, PLANNING.noTime))
    setIsSending(true)
    if (await draft.save({ isAutosave: true })) {
      const answer = await change({ type, locale, at: at.toISOString() })
      setRefused(answer?.sentence ?? null)
      if (answer) onRefused(locale, answer.refusal)
      else setDay('')
    } else setRefused(say(reader, PLANNING.notSaved))
    setIsSending(false)
  }

  return (
    <Dialog onClose={onClose} title={say(reader, PLANNING.title)}>
      <form className="bar-plan" noValidate onSubmit={plan}>
        <fieldset>
          <legend>{say(reader, PLANNING.what)}</legend>
          {PLAN_TYPES.map((each) => (
            <label key={each}>
              <input
                checked={type === each}
                name={name}
                onChange={() => setType(each)}
                type="radio"
              />
              {say(reader, PLANNING[each])}
            </label>
          ))}
        </fieldset>
        <label>
          {say(reader, PLANNING.day)}
          <input onChange={({ target }) => setDay(target.value)} type="date" value={day} />
        </label>
        <label>
          {say(reader, PLANNING.time)}
          <input onChange={({ target }) => setTime(target.value)} type="time" value={time} />
        </label>
        {type === 'publish' && (
          <label>
            {say(reader, PLANNING.languages)}
            <select onChange={({ target }) => setTag(target.value)} value={tag}>
              <option value="">{say(reader, PLANNING.all)}</option>
              {LOCALES.map(({ htmlLang }) => (
                <option key={htmlLang} value={htmlLang}>
                  {say(reader, tagWords(htmlLang))}
                </option>
              ))}
            </select>
          </label>
        )}
        <p role="status">{isWhole && say(reader, planWords({ at, type, locale, failure: null }))}</p>
        {type === 'publish' && <p>{say(reader, PLANNING.allOfIt)}</p>}
        {refused && <p role="alert">{refused}</p>}
        <Button aria-disabled={isSending} kind="main" type="submit">
          {say(reader, PLANNING.plan)}
        </Button>
      </form>
      <PlanList change={change} plans={plans} />
    </Dialog>
  )
}
