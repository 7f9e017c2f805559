import { useEffect } from 'react'
import * as v from 'valibot'
import { DEFAULT_LOCALE, TAGS } from '../../base/locales.ts'
import { reader } from '../../base/ui/reader.ts'
import { say } from '../../base/words.ts'
import { isSame, type Refused } from '../../content/editing/form/form.ts'
import { NAMED_MS, othersSchema, presenceWords } from '../../content/editing/presence/presence.ts'
import {
  SECTION_OFF,
  sectionOf,
  TO_ITS_SWITCH,
} from '../../content/kinds/home-sections/section-words.ts'
import { tagWords } from '../../content/languages/translations/gap-states.ts'
import {
  onlyWords,
  STILL_MISSING,
  unfinishedWords,
} from '../../publish/unpublished/publish-words.ts'
import { Button } from '../../shell/button.tsx'
import { goToBox } from '../draft/go-to-box.ts'
import { useDraft, useEditing, useSaved } from '../editing.ts'
import { finishedBeside, labelAt, partsOf } from './refusals.ts'
import { useAnswer } from './use-answer.ts'
import type { Refusal } from './use-publish.tsx'

type RefusedProps = { refusal: Refusal; publish: (tag: string) => Promise<void> }

/** Why a publish was refused, with ways to the fields, and to the language that could go out alone. */
export function RefusedStrip({ refusal: { refused, sentence }, publish }: RefusedProps) {
  const { form, draft } = useEditing()
  const isStill = ({ path }: Refused) => draft.refusedAt(path) !== undefined
  // What was corrected meanwhile is named no more.
  useDraft(() => refused.filter(isStill).length)
  const named = refused.filter(isStill)
  if (refused.length > 0 && named.length === 0) return null
  const finished = finishedBeside(draft.get, named)
  const lacking = TAGS.find((tag) => tag !== finished)
  return (
    <div className="bar-refused" role="alert">
      <p>
        {refused.length === 0 && sentence}
        {partsOf({ fields: form.fields, get: draft.get }, named, reader).map((part) =>
          typeof part === 'string' ? part : <ToBox key={part.path} {...part} />,
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

/** What a document that was never public still asks for: of texts the desk's own language, the others may follow. */
export function MissingStrip() {
  const { form, draft } = useEditing()
  const { isShown } = useSaved()
  const paths = form.fields
    .filter(({ isRequired, box }) => isRequired && (box === 'line' || box === 'lines'))
    .map(({ name, isTranslated }) => (isTranslated ? `${name}.${DEFAULT_LOCALE}` : name))
  const missing = useDraft(() => paths.filter((path) => isSame(draft.get(path), null)).join(' '))
  if (isShown || missing === '') return null
  return (
    <p className="bar-missing">
      {say(reader, STILL_MISSING)}
      {missing.split(' ').map((path) => (
        <ToBox key={path} label={say(reader, labelAt(form.fields, path))} path={path} />
      ))}
    </p>
  )
}

/** The way to a field. */
function ToBox({ path, label }: { path: string; label: string }) {
  return (
    <button onClick={() => goToBox([path])} type="button">
      {label}
    </button>
  )
}

/** Names the others who opened or saved the document lately. */
export function PresenceStrip() {
  const { place } = useEditing().form
  const [known, setKnown] = useAnswer(`/api/${place}/presence`, othersSchema, 'POST')
  useEffect(() => {
    const forget = setTimeout(() => setKnown(null), NAMED_MS)
    return () => clearTimeout(forget)
  }, [known, setKnown])
  return (
    <p role="status">
      {known && known.others.length > 0 && say(reader, presenceWords(known.others))}
    </p>
  )
}

const homeSchema = v.record(v.string(), v.unknown())

/** While staff have switched off the section of the home page that shows the document. */
export function SectionStrip() {
  const { place } = useEditing().form
  const [slug = ''] = place.replace('globals/', '').split('/')
  const section = sectionOf(slug)
  const [home] = useAnswer(section ? '/api/globals/home?depth=0' : null, homeSchema)
  if (!section || home?._status !== 'published' || home[section] !== false) return null
  return (
    <p>
      {say(reader, SECTION_OFF)}{' '}
      <a href={`/admin/globals/home#field-${section}`}>{say(reader, TO_ITS_SWITCH)}</a>
    </p>
  )
}
