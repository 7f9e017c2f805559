import { useId } from 'react'
import { reader } from '../../base/ui/reader.ts'
import { COMMA, say } from '../../base/words.ts'
import type { FormField, Json } from '../../content/editing/form/form.ts'
import {
  headingFor,
  KEEP,
  MINE,
  NOTHING,
  TAKE,
  theirsOf,
} from '../../content/editing/together/clash-words.ts'
import { picturesAddress } from '../../content/library/media/find-pictures.ts'
import { pictureName } from '../../content/library/media/picture-words.ts'
import { useFound } from '../../content/library/media/use-found.ts'
import { Button } from '../../shell/button.tsx'
import { useEditing, useValue } from '../editing.ts'
import type { BoxProps } from './box.tsx'
import { shown } from './shown.ts'

const ANOTHER = { en: 'another picture', ja: '別の写真' }

/** Both values, where two people changed one, and the question which is to stay. */
export function ClashNote({ field, path }: BoxProps) {
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
          <blockquote>
            <Value field={field} value={value} />
          </blockquote>
          <Button kind={kind} onClick={() => draft.choose(path, choice)}>
            {say(reader, words)}
          </Button>
        </div>
      ))}
    </section>
  )
}

/** A value as people read it; what pictures show, only the library knows. */
function Value({ field, value }: { field: FormField; value: Json }) {
  const ids = [field.box === 'picture' ? value : null].flat().filter((id) => typeof id === 'number')
  const found = useFound(ids.length > 0 ? picturesAddress(ids) : null)
  const names = ids.map((id) => {
    const picture = found.find((each) => each.id === id)
    return picture ? pictureName(reader, picture) : say(reader, ANOTHER)
  })
  return names.join(say(reader, COMMA)) || shown(field, value) || say(reader, NOTHING)
}
