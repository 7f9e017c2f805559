import { useId } from 'react'
import { reader } from '../../base/ui/reader.ts'
import { say } from '../../base/words.ts'
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
import type { BoxProps } from './box.tsx'
import { shown } from './shown.ts'

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
          <blockquote>{shown(field, value) || say(reader, NOTHING)}</blockquote>
          <Button kind={kind} onClick={() => draft.choose(path, choice)}>
            {say(reader, words)}
          </Button>
        </div>
      ))}
    </section>
  )
}
