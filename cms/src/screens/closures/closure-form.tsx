import { eachOf } from '@noren/contract/fields'
import { writeDay } from '@noren/contract/hours/calendar'
import { useTranslation } from '@payloadcms/ui'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { TAGS } from '../../base/locales.ts'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { say, type Words } from '../../base/words.ts'
import { PUBLISH } from '../../publish/unpublished/publish-words.ts'
import { BannerPart, ReasonPart } from './announcement-parts.tsx'
import type { Closure, Entry, Saving } from './closure.ts'
import { conflictsOf, without } from './conflicts.ts'
import { ConflictsPart } from './conflicts-part.tsx'
import type { Known } from './known.ts'
import { PreviewPart } from './preview-part.tsx'
import { type Problem, problemsOf } from './problems.ts'
import { RestaurantsPart } from './restaurants-part.tsx'
import { DaysPart, TimesPart } from './time-parts.tsx'

type Props = {
  known: Known
  /** The closure to change; `null` for a new one. */
  edited: Entry | null
  /** Someone has just opened it to edit it. */
  isOpened: boolean
  /** The restaurant for which a new one begins, closed today; `null`: nothing is chosen in advance. */
  begin: number | null
  /** Saves, and shows why a save failed. */
  onSave: (saving: Saving) => Promise<string | null>
  onTyped: () => void
  onLeave: () => void
  /** What came of the last save: beside the button. */
  children: ReactNode
}

/** Which restaurants, when, and what: in the order people would say it. */
export function ClosureForm({ known, edited, isOpened, begin, children, ...given }: Props) {
  const { onSave, onTyped, onLeave } = given
  const { i18n } = useTranslation()
  const [closure, setClosure] = useState<Closure>(() => edited ?? newClosure(known, begin))
  const isEmpty = edited === null && begin === null
  const [isUntouched, setUntouched] = useState(isEmpty)
  const [hasKind, setHasKind] = useState(!isEmpty)
  const [over, setOver] = useState<readonly string[]>([])
  const [problems, setProblems] = useState<Problem[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isOpened) heading.current?.focus()
  }, [isOpened])
  useEffect(() => {
    const [first] = problems
    if (!first) return
    const part = `[data-part~="${first.field}"]`
    const find = (field: string) => form.current?.querySelector<HTMLElement>(`${part} ${field}`)
    const field = find('input') ?? find('button')
    field?.focus()
  }, [problems])

  const change = (changes: Partial<Closure>) => {
    setClosure((before) => ({ ...before, ...changes }))
    if ('times' in changes) setHasKind(true)
    setUntouched(false)
    setProblems([])
    onTyped()
  }

  const others = without(known.entries, edited?.ids ?? [])
  const conflicts = conflictsOf(closure, others)

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const found = [
      ...problemsOf(closure, { ...known, entries: without(others, over) }),
      ...(hasKind ? [] : [NO_KIND]),
    ]
    setProblems(found)
    setFailure(null)
    if (found.length > 0) return
    setBusy(true)
    const { restaurants, from, to, times, reason, banner } = closure
    setFailure(
      await onSave({
        closure: { restaurants, from, to, times, reason, banner },
        replaces: edited?.ids ?? [],
        over: conflicts.flatMap(({ ids }) => ids),
      }),
    )
    setBusy(false)
  }

  const parts = { closure, change, problems }
  return (
    <form className="desk-closure" noValidate onSubmit={onSubmit} ref={form}>
      <h2 ref={heading} tabIndex={-1}>
        {say({ i18n }, edited ? EDIT : ADD)}
      </h2>
      <RestaurantsPart {...parts} choices={known.choices} />
      <DaysPart {...parts} known={known} />
      {conflicts.length > 0 && (
        <ConflictsPart
          choices={known.choices}
          conflicts={conflicts}
          onOver={(ids) => {
            setOver(ids)
            setProblems([])
          }}
          over={over}
          problems={problems}
        />
      )}
      <TimesPart {...parts} hasKind={hasKind} />
      <ReasonPart {...parts} />
      <BannerPart {...parts} places={known.places} stood={edited?.banner ?? null} />
      <div className="desk-closure__end">
        {!isUntouched && <PreviewPart closure={hasKind ? closure : null} known={known} />}
        <div className="desk-closure__save">
          {children}
          {failure && (
            <p className="desk-problem" role="alert">
              {failure}
            </p>
          )}
          <DeskButton isMain disabled={isBusy || isUntouched} size="large" type="submit">
            {say({ i18n }, isBusy ? BUSY : PUBLISH)}
          </DeskButton>
          {edited && (
            <DeskButton onClick={onLeave} size="large">
              {say({ i18n }, { en: 'Leave as it is', ja: '変更をやめる' })}
            </DeskButton>
          )}
        </div>
      </div>
    </form>
  )
}

const ADD: Words = { en: 'Add', ja: '新しく入力' }
const EDIT: Words = { en: 'Edit', ja: '予定を変更' }
const BUSY: Words = { en: 'Publishing…', ja: '公開しています…' }

const NO_KIND: Problem = {
  field: 'times',
  words: { en: 'Please choose what it is.', ja: '休業か時間変更かを選んでください。' },
}

/** A new closure: today at the restaurant it begins for; otherwise its days are still to be chosen. */
function newClosure({ choices, today }: Known, begin: number | null): Closure {
  const chosen = choices.length === 1 ? choices : choices.filter(({ id }) => id === begin)
  const day = begin === null ? '' : writeDay(today)
  return {
    restaurants: chosen.map(({ id }) => id),
    from: day,
    to: day,
    times: [],
    reason: eachOf(TAGS, () => ''),
    banner: null,
  }
}
