import { reader } from '../../base/ui/reader.ts'
import { say } from '../../base/words.ts'
import {
  type ChangesOf,
  changesOf,
  NOTHING,
  othersWords,
  summaryWords,
  UNSHOWN,
} from '../../publish/unpublished/change-words.ts'
import { unpublishedSchema } from '../../publish/unpublished/unpublished.ts'
import { useEditing } from '../editing.ts'
import { useAnswer } from './use-answer.ts'

/** What a publish would change for visitors, folded to one line. */
export function WaitingChanges() {
  const { form } = useEditing()
  const [unpublished] = useAnswer('unpublished', unpublishedSchema)
  if (!unpublished || unpublished.changes.length === 0) return null
  const { isShown, others } = unpublished
  const parts = changesOf(unpublished)
  const [list] = form.place.split('/')
  return (
    <details className="bar-changes">
      <summary>
        {say(reader, summaryWords(parts, unpublished, list))}
        {others.length > 0 && <span> {say(reader, othersWords(others))}</span>}
      </summary>
      {!isShown && <p>{say(reader, UNSHOWN)}</p>}
      {parts.map((part) => (
        <ChangeList key={part.tag} {...part} />
      ))}
    </details>
  )
}

/** The changes of a language, or of what all share, with their old and new values. */
export function ChangeList({ tag, words, changes }: ChangesOf) {
  const title = say(reader, words)
  const lang = tag ?? undefined
  const nothing = say(reader, NOTHING)
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <dl>
        {changes.map(({ label, before, after, pictures }) => (
          <div key={`${label} ${before} ${after}`}>
            <dt>{label}</dt>
            {pictures ? (
              <dd>
                {after}
                <span className="bar-pictures">
                  <Thumbnails of={pictures.before} />
                  {pictures.before.length > 0 && <span aria-hidden="true">→</span>}
                  <Thumbnails of={pictures.after} />
                </span>
              </dd>
            ) : (
              <dd>
                <del lang={lang}>{before || nothing}</del> <span aria-hidden="true">→</span>{' '}
                <ins lang={lang}>{after || nothing}</ins>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Pictures beside the words that say what happens to them. */
function Thumbnails({ of }: { of: readonly string[] }) {
  return of.map((address) => <img alt="" key={address} loading="lazy" src={address} />)
}
