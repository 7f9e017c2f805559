'use client'

import { useFormModified, useTranslation } from '@payloadcms/ui'
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { isTag, LOCALES } from '../../../base/locales.ts'
import { DeskButton } from '../../../base/ui/desk-button.tsx'
import { say } from '../../../base/words.ts'
import { tagWords } from '../../languages/translations/gap-states.ts'
import { useSaveDraft } from '../autosave/save-draft.tsx'
import type { Plan } from './plan.ts'
import { PlanList } from './plan-list.tsx'
import { PLAN_TYPES, PLANNING, planAt, planWords } from './plan-words.ts'
import { usePlans } from './use-plans.ts'

type Props = {
  /** Shows at the fields why a publish of a language, or of all, would be refused. */
  onRefused: (tag: string | null, refusal: unknown) => void
  onClose: () => void
}

/** Plans a publish of the document on the screen, or its end, and lists what is planned. */
export function PlanDialog({ onRefused, onClose }: Props) {
  const { i18n } = useTranslation()
  const isModified = useFormModified()
  const saveDraft = useSaveDraft({ automatic: true })
  const plans = usePlans()
  const [type, setType] = useState<Plan['type']>('publish')
  const [day, setDay] = useState('')
  const [time, setTime] = useState('05:00')
  const [tag, setTag] = useState('')
  const [refused, setRefused] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const name = useId()
  useLayoutEffect(() => dialog.current?.showModal(), [])

  const at = planAt(day, time)
  const isWhole = !Number.isNaN(at.getTime())
  const locale = type === 'publish' && isTag(tag) ? tag : null

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault()
    // The form of the document is around it for React.
    event.stopPropagation()
    if (isSending) return
    if (!isWhole) return setRefused(say({ i18n }, PLANNING.noTime))
    setIsSending(true)
    await plan()
    setIsSending(false)
  }

  /** What was typed must be stored before the desk can judge it. */
  async function plan(): Promise<void> {
    if (isModified && !(await saveDraft())) return setRefused(say({ i18n }, PLANNING.notSaved))
    const answer = await plans.change({ type, locale, at: at.toISOString() })
    setRefused(answer?.sentence ?? null)
    if (answer) onRefused(locale, answer.refusal)
    else setDay('')
  }

  return createPortal(
    <dialog aria-labelledby={name} className="desk-paste desk-plan" onClose={onClose} ref={dialog}>
      <h2 id={name}>{say({ i18n }, PLANNING.title)}</h2>
      <form noValidate onSubmit={onSubmit}>
        <fieldset>
          <legend>{say({ i18n }, PLANNING.what)}</legend>
          {PLAN_TYPES.map((each) => (
            <label key={each}>
              <input
                checked={type === each}
                name={`${name}type`}
                onChange={() => setType(each)}
                type="radio"
              />
              {say({ i18n }, PLANNING[each])}
            </label>
          ))}
        </fieldset>
        <label>
          {say({ i18n }, PLANNING.day)}
          <input onChange={({ target }) => setDay(target.value)} type="date" value={day} />
        </label>
        <label>
          {say({ i18n }, PLANNING.time)}
          <input onChange={({ target }) => setTime(target.value)} type="time" value={time} />
        </label>
        {type === 'publish' && (
          <label>
            {say({ i18n }, PLANNING.languages)}
            <select onChange={({ target }) => setTag(target.value)} value={tag}>
              <option value="">{say({ i18n }, PLANNING.all)}</option>
              {LOCALES.map(({ htmlLang }) => (
                <option key={htmlLang} value={htmlLang}>
                  {say({ i18n }, tagWords(htmlLang))}
                </option>
              ))}
            </select>
          </label>
        )}
        <p role="status">
          {isWhole && say({ i18n }, planWords({ at, type, locale, failure: null }))}
        </p>
        {type === 'publish' && <p>{say({ i18n }, PLANNING.allOfIt)}</p>}
        {refused && <p role="alert">{refused}</p>}
        <DeskButton disabled={isSending} isMain type="submit">
          {say({ i18n }, PLANNING.plan)}
        </DeskButton>
      </form>
      <PlanList {...plans} />
      <div className="desk-paste__buttons">
        <DeskButton onClick={() => dialog.current?.close()}>
          {say({ i18n }, PLANNING.close)}
        </DeskButton>
      </div>
    </dialog>,
    document.body,
  )
}
