import type { ReactNode } from 'react'
import { say } from '../../base/words.ts'
import { askedWords, questionsFor } from './ask-words.ts'
import { ChangeList } from './change-list.tsx'
import { changesOf } from './change-words.ts'
import type { Question, Unpublished } from './unpublished.ts'

type Props = {
  unpublished: Unpublished
  /** The one language to publish; `null` for all. */
  tag: string | null
  reader: Parameters<typeof say>[0]
  /** The way to the field that a question is about. */
  way: (question: Question) => ReactNode
}

/**
 * What one should look at before something goes out: what would stay although it may have to change along, and
 * whose draft it is, with everything that visitors would see.
 */
export function Asked({ unpublished, tag, reader, way }: Props) {
  const { others } = unpublished
  return (
    <>
      {questionsFor(unpublished, tag).map((question) => (
        <p key={question.field}>
          {question.sentence} {way(question)}
        </p>
      ))}
      {others.length > 0 && <p>{say(reader, askedWords(others))}</p>}
      {others.length > 0 && (
        <div className="desk-unpublished">
          {changesOf(unpublished, tag).map((part) => (
            <ChangeList key={part.tag} {...part} reader={reader} />
          ))}
        </div>
      )}
    </>
  )
}
