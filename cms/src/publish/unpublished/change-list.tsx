import { isHex } from '@noren/contract/brand/colour'
import { say } from '../../base/words.ts'
import { Swatch } from '../../content/library/brand/swatch.tsx'
import {
  type ChangesOf,
  changesOf,
  NOTHING,
  othersWords,
  summaryWords,
  UNSHOWN,
} from './change-words.ts'
import type { Unpublished } from './unpublished.ts'

/** Whose language the words are in. */
type Read = { reader: Parameters<typeof say>[0] }

type Props = Read & {
  unpublished: Unpublished
  /** The list the document is in, if it is in one. */
  list: string | undefined
}

/** What a publish would change, folded to one line. */
export function FoldedChanges({ unpublished, list, reader }: Props) {
  if (unpublished.changes.length === 0) return null
  const { isShown, others } = unpublished
  const parts = changesOf(unpublished)
  return (
    <details className="desk-unpublished">
      <summary>
        {say(reader, summaryWords(parts, unpublished, list))}
        {others.length > 0 && <span>{say(reader, othersWords(others))}</span>}
      </summary>
      {!isShown && <p>{say(reader, UNSHOWN)}</p>}
      {parts.map((part) => (
        <ChangeList key={part.tag} {...part} reader={reader} />
      ))}
    </details>
  )
}

/** The changes with their old and new values. */
export function ChangeList({ tag, words, changes, reader }: ChangesOf & Read) {
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
                <span className="desk-unpublished__pictures">
                  <Thumbnails of={pictures.before} />
                  {pictures.before.length > 0 && <span aria-hidden="true">→</span>}
                  <Thumbnails of={pictures.after} />
                </span>
              </dd>
            ) : (
              <dd>
                <del lang={lang}>{seen(before) || nothing}</del> <span aria-hidden="true">→</span>{' '}
                <ins lang={lang}>{seen(after) || nothing}</ins>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}

/** A colour beside its value; any other text as it is. */
function seen(text: string) {
  if (!isHex(text)) return text
  return (
    <>
      <Swatch colour={text} /> {text}
    </>
  )
}

/** Pictures beside the words that say what happens to them. */
function Thumbnails({ of }: { of: readonly string[] }) {
  return of.map((address) => <img alt="" key={address} loading="lazy" src={address} />)
}
