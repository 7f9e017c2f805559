import { isHex } from '@noren/contract/brand/colour'
import { useTranslation } from '@payloadcms/ui'
import { say } from '../../base/words.ts'
import { Swatch } from '../../content/library/brand/swatch.tsx'
import { type ChangesOf, NOTHING } from './change-words.ts'

/** The changes with their old and new values. */
export function ChangeList({ tag, words, changes }: ChangesOf) {
  const { i18n } = useTranslation()
  const title = say({ i18n }, words)
  const lang = tag ?? undefined
  const nothing = say({ i18n }, NOTHING)
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
