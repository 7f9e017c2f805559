import { useId } from 'react'
import { reader } from '../../base/ui/reader.ts'
import { say } from '../../base/words.ts'
import type { FormField, Json } from '../../content/editing/form/form.ts'
import {
  headingFor,
  KEEP,
  MINE,
  NOTHING,
  TAKE,
  theirsOf,
} from '../../content/editing/together/clash-words.ts'
import { Button } from '../../shell/button.tsx'
import { useEditing, useValue } from '../editing.ts'
import { dayShown } from './shown-day.ts'

/** Both values, where two people changed one, and the question which is to stay. */
export function ClashNote({ field, path }: { field: FormField; path: string }) {
  const { draft } = useEditing()
  const { clash, value: mine } = useValue(path)
  const heading = useId()
  if (!clash) return null
  const by = draft.clashedBy()
  const sides = [
    { choice: 'mine', whose: MINE, value: mine, words: KEEP, kind: 'main' },
    { choice: 'theirs', whose: theirsOf(by), value: clash.theirs, words: TAKE, kind: 'plain' },
  ] as const
  return (
    <section aria-labelledby={heading} className="box-clash" role="alert">
      <h3 id={heading}>{say(reader, headingFor(by))}</h3>
      {sides.map(({ choice, whose, value, words, kind }) => (
        <div key={choice}>
          <p>{say(reader, whose)}</p>
          <blockquote>{shown(field, value) || say(reader, NOTHING)}</blockquote>
          <Button kind={kind} onClick={() => draft.choose(path, choice)}>
            {say(reader, words)}
          </Button>
        </div>
      ))}
    </section>
  )
}

/** A value as people read it. */
function shown(field: FormField, value: Json): string {
  if (Array.isArray(value)) return value.map((each) => shown(field, each)).join('・')
  const option = field.options.find((each) => each.value === value)
  if (option) return say(reader, option.label)
  if (field.box === 'day') return dayShown(value)
  if (typeof value === 'boolean') return value ? '✓' : ''
  return value === null ? '' : String(value)
}
