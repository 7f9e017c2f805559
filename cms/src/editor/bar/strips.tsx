import { SECTION_CALLS } from '@noren/contract/resources/home-calls'
import { useEffect, useMemo, useState } from 'react'
import * as v from 'valibot'
import { DEFAULT_LOCALE, TAGS } from '../../base/locales.ts'
import { reader } from '../../base/ui/reader.ts'
import { say } from '../../base/words.ts'
import { type FormField, isSame } from '../../content/editing/form/form.ts'
import { NAMED_MS, othersSchema, presenceWords } from '../../content/editing/presence/presence.ts'
import { SECTION_OFF, TO_ITS_SWITCH } from '../../content/kinds/home-sections/section-words.ts'
import { tagWords } from '../../content/languages/translations/gap-states.ts'
import { FoldedChanges } from '../../publish/unpublished/change-list.tsx'
import {
  onlyWords,
  STILL_MISSING,
  unfinishedWords,
} from '../../publish/unpublished/publish-words.ts'
import { unpublishedSchema } from '../../publish/unpublished/unpublished.ts'
import { Button } from '../../shell/button.tsx'
import { call } from '../../shell/call.ts'
import { goToBox } from '../draft/go-to-box.ts'
import { useDraft, useEditing } from '../editing.ts'
import { labelAt, partsOf } from './refusals.ts'
import { useAnswer } from './use-answer.ts'
import type { Publishing, Refusal } from './use-publish.ts'
import { useSaved } from './use-saved.ts'

type RefusedProps = { refusal: Refusal; publish: Publishing['publish'] }

/** Why a publish was refused, with ways to the fields, and to the language that could go out alone. */
export function RefusedStrip({ refusal, publish }: RefusedProps) {
  const { form, draft } = useEditing()
  const { refused, sentence, finished } = refusal
  const paths = useMemo(() => refused.map(({ path }) => path), [refused])
  // What was corrected meanwhile is named no more.
  const left = useDraft(() => paths.filter((path) => draft.refusedAt(path)).join(' '))
  const named = refused.filter(({ path }) => left.split(' ').includes(path))
  const parts = partsOf({ fields: form.fields, get: draft.get }, named, reader)
  const lacking = TAGS.find((tag) => tag !== finished)
  if (refused.length > 0 && named.length === 0) return null
  return (
    <div className="bar-refused" role="alert">
      <p>
        {parts.length === 0 && sentence}
        {parts.map((part) =>
          typeof part === 'string' ? (
            part
          ) : (
            <button key={part.path} onClick={() => goToBox([part.path])} type="button">
              {part.label}
            </button>
          ),
        )}
      </p>
      {finished && lacking && (
        <p>
          {say(reader, unfinishedWords(tagWords(lacking)))}{' '}
          <Button onClick={() => publish(finished)}>
            {say(reader, onlyWords(tagWords(finished)))}
          </Button>
        </p>
      )}
    </div>
  )
}

/** What a publish would change for visitors. */
export function ChangesStrip() {
  const { form } = useEditing()
  const [unpublished] = useAnswer('unpublished', unpublishedSchema)
  const [list] = form.place.split('/')
  return unpublished && <FoldedChanges list={list} reader={reader} unpublished={unpublished} />
}

/** Names the others who opened or saved the document lately. */
export function PresenceStrip() {
  const [known, setKnown] = useAnswer('presence', othersSchema, { method: 'POST' })
  useEffect(() => {
    if (!known) return
    const forget = setTimeout(() => setKnown(null), NAMED_MS)
    return () => clearTimeout(forget)
  }, [known, setKnown])
  const others = known?.others ?? []
  return (
    <p className="bar-presence" role="status">
      {others.length > 0 && say(reader, presenceWords(others))}
    </p>
  )
}

/** What a document that was never public still asks for, each with the way to its field. */
export function MissingStrip() {
  const { form, draft } = useEditing()
  const { isShown } = useSaved()
  const paths = useMemo(() => textPaths(form.fields), [form])
  const missing = useDraft(() => paths.filter((path) => isSame(draft.get(path), null)).join(' '))
  if (isShown || missing === '') return null
  return (
    <p className="bar-missing">
      {say(reader, STILL_MISSING)}
      {missing.split(' ').map((path) => (
        <button key={path} onClick={() => goToBox([path])} type="button">
          {say(reader, labelAt(form.fields, path))}
        </button>
      ))}
    </p>
  )
}

/** The paths of the texts without which nothing is published: the other languages' may follow. */
function textPaths(fields: readonly FormField[]): string[] {
  return fields
    .filter(({ isRequired, box }) => isRequired && (box === 'line' || box === 'lines'))
    .map(({ name, isTranslated }) => (isTranslated ? `${name}.${DEFAULT_LOCALE}` : name))
}

const homeSchema = v.record(v.string(), v.unknown())

/** While staff have switched off the section of the home page that shows the document. */
export function SectionStrip() {
  const { form } = useEditing()
  const slug = form.place.split('/').at(form.place.startsWith('globals/') ? 1 : 0) ?? ''
  const section = Object.keys(SECTION_CALLS).find(
    (name) => slug === name || slug.startsWith(`${name}-`),
  )
  const [isOff, setIsOff] = useState(false)
  useEffect(() => {
    if (!section) return
    const leaving = new AbortController()
    void call('/api/globals/home?depth=0', homeSchema, leaving).then(
      ({ value }) => value && setIsOff(value._status === 'published' && value[section] === false),
    )
    return () => leaving.abort()
  }, [section])
  if (!isOff) return null
  return (
    <p className="bar-section">
      {say(reader, SECTION_OFF)}{' '}
      <a href={`/admin/globals/home#field-${section}`}>{say(reader, TO_ITS_SWITCH)}</a>
    </p>
  )
}
