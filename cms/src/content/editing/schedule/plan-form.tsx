import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { isTag, LOCALES } from '../../../base/locales.ts'
import { sentenceOf } from '../../../base/requests/ask-desk.ts'
import { say } from '../../../base/words.ts'
import { tagWords } from '../../languages/translations/gap-states.ts'
import type { Plan, Planning } from './plan.ts'
import { PLAN_TYPES, PLANNING, planAt, planWords } from './plan-words.ts'

export type Plans = {
  /** `null` until they are known. */
  plans: readonly Plan[] | null
  /** Changes them. @returns the desk's refusal; `null` once it is done */
  change: (planning: Planning) => Promise<{ refusal: unknown } | null>
}

type Props = Pick<Plans, 'change'> & {
  reader: Parameters<typeof say>[0]
  /** Stores what was typed, since the desk judges what is stored; `false` where it could not. */
  save: () => Promise<boolean>
  /** Shows at the fields why a publish of a language, or of all, would be refused. */
  onRefused: (tag: string | null, refusal: unknown) => void
  /** The button that sends it. */
  button: (isSending: boolean) => ReactNode
}

/** Plans a publish of a document, or its end. */
export function PlanForm({ reader, save, change, onRefused, button }: Props) {
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

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault()
    // The form of the document is around it for React.
    event.stopPropagation()
    if (isSending) return
    if (!isWhole) return setRefused(say(reader, PLANNING.noTime))
    setIsSending(true)
    await plan()
    setIsSending(false)
  }

  async function plan(): Promise<void> {
    if (!(await save())) return setRefused(say(reader, PLANNING.notSaved))
    const answer = await change({ type, locale, at: at.toISOString() })
    setRefused(answer && (sentenceOf(answer.refusal) ?? say(reader, PLANNING.failed)))
    if (answer) onRefused(locale, answer.refusal)
    else setDay('')
  }

  return (
    <form noValidate onSubmit={onSubmit}>
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
      {button(isSending)}
    </form>
  )
}
