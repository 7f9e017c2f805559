'use client'

import { useForm, useFormFields, useTranslation } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { DeskButton } from '../../../base/ui/desk-button.tsx'
import { say } from '../../../base/words.ts'
import { useSaveDraft } from '../autosave/save-draft.tsx'
import { BEGUN, begunSchema, type Clash, type Clashes, clashesSchema, settled } from './begun.ts'
import { headingFor, KEEP, MINE, NOTHING, TAKE, theirsOf } from './clash-words.ts'

/** Asks which version to keep where two people changed the same value, and saves the choice. */
export function ClashField() {
  const { i18n } = useTranslation()
  const { dispatchFields, setModified } = useForm()
  const saveDraft = useSaveDraft({ automatic: false })
  const said = useFormFields(([{ [BEGUN]: field }]) => field?.valid === false && field.errorMessage)
  const value = useFormFields(([{ [BEGUN]: field }]) => field?.value)
  const [left, setLeft] = useState<Clashes | null>(null)
  const [isChosen, setIsChosen] = useState(false)

  /** The value that this component put into the form; any other came with a successful save. */
  const chosen = useRef<unknown>(null)

  useEffect(() => {
    if (!said) return
    setLeft(readClashes(said))
    // After a refused publish Payload treats the form as saved.
    setModified(true)
  }, [said, setModified])

  useEffect(() => {
    if (value !== chosen.current) setLeft(null)
  }, [value])

  // The form contains the choice by now.
  useEffect(() => {
    if (!isChosen) return
    setIsChosen(false)
    void saveDraft()
  }, [isChosen, saveDraft])

  function choose(clash: Clash, choice: 'mine' | 'theirs'): void {
    const begun = v.safeParse(begunSchema, value)
    if (!left || !begun.success) return
    const clashes = left.clashes.filter((each) => each !== clash)
    const isLast = clashes.length === 0
    const next = settled(begun.output, clash, choice)
    const settledField = { errorMessage: '', valid: true }
    chosen.current = next
    dispatchFields({ type: 'UPDATE', path: BEGUN, value: next, ...(isLast && settledField) })
    setLeft(isLast ? null : { ...left, clashes })
    setIsChosen(isLast)
  }

  if (!left) return null
  return (
    <section aria-labelledby="desk-clash" className="desk-clash" role="alert">
      <h2 id="desk-clash">{say({ i18n }, headingFor(left.by))}</h2>
      <ul>
        {left.clashes.map((clash) => (
          <li key={clash.key}>
            <h3>{clash.label}</h3>
            <div className="desk-clash__sides">
              <div>
                <p>{say({ i18n }, MINE)}</p>
                <blockquote>{clash.mine || say({ i18n }, NOTHING)}</blockquote>
                <DeskButton isMain onClick={() => choose(clash, 'mine')} size="medium">
                  {say({ i18n }, KEEP)}
                </DeskButton>
              </div>
              <div>
                <p>{say({ i18n }, theirsOf(left.by))}</p>
                <blockquote>{clash.theirs || say({ i18n }, NOTHING)}</blockquote>
                <DeskButton onClick={() => choose(clash, 'theirs')} size="medium">
                  {say({ i18n }, TAKE)}
                </DeskButton>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function readClashes(said: string): Clashes | null {
  try {
    return v.parse(clashesSchema, JSON.parse(said))
  } catch {
    return null
  }
}
