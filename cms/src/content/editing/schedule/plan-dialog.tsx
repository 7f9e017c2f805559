'use client'

import { useFormModified, useTranslation } from '@payloadcms/ui'
import { type FormEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { isTag, LOCALES } from '../../../base/locales.ts'
import { DeskButton } from '../../../base/ui/desk-button.tsx'
import { say, type Words } from '../../../base/words.ts'
import { tagWords } from '../../languages/translations/gap-states.ts'
import { useSaveDraft } from '../autosave/save-draft.tsx'
import type { Plan } from './plan.ts'
import { PlanList } from './plan-list.tsx'
import { planWords } from './plan-words.ts'
import { usePlans } from './use-plans.ts'

type Props = {
  /** Shows what to look at before a publish of a language, or of all; `null` for nothing. */
  ask: (tag: string | null) => Promise<ReactNode>
  /** Shows at the fields why a publish of a language, or of all, would be refused. */
  onRefused: (tag: string | null, refusal: unknown) => void
  onClose: () => void
}

/** Plans a publish of the document on the screen, or its end, and lists what is planned. */
export function PlanDialog({ ask, onRefused, onClose }: Props) {
  const { i18n } = useTranslation()
  const isModified = useFormModified()
  const saveDraft = useSaveDraft({ automatic: true })
  const plans = usePlans()
  const [type, setType] = useState<Plan['type']>('publish')
  const [day, setDay] = useState('')
  const [time, setTime] = useState('05:00')
  const [tag, setTag] = useState('')
  const [refused, setRefused] = useState<string | null>(null)
  /** What staff are to look at before they plan it all the same. */
  const [asked, setAsked] = useState<ReactNode>(null)
  const [isSending, setIsSending] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const name = useId()
  useLayoutEffect(() => dialog.current?.showModal(), [])

  const at = new Date(`${day}T${time}:00+09:00`)
  const isWhole = !Number.isNaN(at.getTime())
  const locale = type === 'publish' && isTag(tag) ? tag : null

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault()
    // The form of the document is around it for React.
    event.stopPropagation()
    if (isSending) return
    if (!isWhole) return setRefused(say({ i18n }, NO_TIME))
    setIsSending(true)
    await plan()
    setIsSending(false)
  }

  /** What was typed must be stored before the desk can judge it. */
  async function plan(): Promise<void> {
    if (isModified && !(await saveDraft())) return setRefused(say({ i18n }, NOT_SAVED))
    const question = type === 'publish' && !asked ? await ask(locale) : null
    setAsked(question)
    setRefused(null)
    if (question) return
    const answer = await plans.change({ type, locale, at: at.toISOString() })
    setRefused(answer?.sentence ?? null)
    if (answer) onRefused(locale, answer.refusal)
    else setDay('')
  }

  return createPortal(
    <dialog aria-labelledby={name} className="desk-paste desk-plan" onClose={onClose} ref={dialog}>
      <h2 id={name}>{say({ i18n }, TITLE)}</h2>
      <form noValidate onSubmit={onSubmit}>
        <fieldset>
          <legend>{say({ i18n }, { en: 'What to do', ja: 'すること' })}</legend>
          {TYPES.map(({ value, words }) => (
            <label key={value}>
              <input
                checked={type === value}
                name={`${name}type`}
                onChange={() => {
                  setType(value)
                  setAsked(null)
                }}
                type="radio"
              />
              {say({ i18n }, words)}
            </label>
          ))}
        </fieldset>
        <label>
          {say({ i18n }, { en: 'Day', ja: '日付' })}
          <input onChange={({ target }) => setDay(target.value)} type="date" value={day} />
        </label>
        <label>
          {say({ i18n }, { en: 'Time in Japan', ja: '時刻（日本時間）' })}
          <input onChange={({ target }) => setTime(target.value)} type="time" value={time} />
        </label>
        {type === 'publish' && (
          <label>
            {say({ i18n }, { en: 'Languages', ja: '言語' })}
            <select
              onChange={({ target }) => {
                setTag(target.value)
                setAsked(null)
              }}
              value={tag}
            >
              <option value="">{say({ i18n }, { en: 'All', ja: 'すべての言語' })}</option>
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
        {type === 'publish' && <p>{say({ i18n }, ALL_OF_IT)}</p>}
        {refused && <p role="alert">{refused}</p>}
        {asked && <div role="alert">{asked}</div>}
        <DeskButton disabled={isSending} isMain type="submit">
          {say({ i18n }, asked ? LIKE_THIS : PLAN)}
        </DeskButton>
      </form>
      <PlanList {...plans} />
      <div className="desk-paste__buttons">
        <DeskButton onClick={() => dialog.current?.close()}>
          {say({ i18n }, { en: 'Close', ja: '閉じる' })}
        </DeskButton>
      </div>
    </dialog>,
    document.body,
  )
}

const PLAN: Words = { en: 'Plan it', ja: '予定に入れる' }
const LIKE_THIS: Words = { en: 'Plan it like this', ja: 'このまま予定に入れる' }
const TITLE: Words = { en: 'Publish at a set time', ja: '公開の予定' }
const TYPES: readonly { value: Plan['type']; words: Words }[] = [
  { value: 'publish', words: { en: 'Publish', ja: '公開する' } },
  { value: 'unpublish', words: { en: 'Unpublish', ja: '公開をやめる' } },
]
const ALL_OF_IT: Words = {
  en: 'The draft is published as it is then, with what others have written in it.',
  ja: 'その時点の下書きを、ほかの人が書いた変更も含めて公開します。',
}
const NO_TIME: Words = { en: 'Please choose a day and a time.', ja: '日付と時刻を選んでください。' }
const NOT_SAVED: Words = {
  en: 'What you typed could not be saved yet, so nothing was planned. Please close this and look at the form.',
  ja: '入力した内容をまだ保存できていないため、予定に入れていません。閉じて、入力画面を確かめてください。',
}
