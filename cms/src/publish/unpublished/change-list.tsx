import { isHex } from '@noren/contract/brand/colour'
import { useTranslation } from '@payloadcms/ui'
import { say, type Words } from '../../base/words.ts'
import { Swatch } from '../../content/brand/swatch.tsx'
import type { Change } from './unpublished.ts'

type Props = { title: string; tag: string | null; changes: readonly Change[] }

/** The changes in one language, or in what all languages share: the old and the new value. */
export function ChangeList({ title, tag, changes }: Props) {
  const { i18n } = useTranslation()
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

/** Facts, files and order: published with any language. */
export const SHARED: Words = {
  en: 'Shared by all languages (goes out with any of them)',
  ja: '共通の項目（どの言語を公開しても反映されます）',
}

const NOTHING: Words = { en: '(nothing)', ja: '（なし）' }

export const UNSHOWN: Words = {
  en: 'Visitors see nothing of this yet: all of it would be new.',
  ja: 'まだ公開されていません。すべてが新しく表示されます。',
}

type Part = { tag: string | null; words: Words; changes: readonly unknown[] }

/** How many changes are unpublished, in one line. */
export function summaryWords(parts: readonly Part[]): Words {
  const counted = (name: Words, count: number): Words => ({
    en: `${name.en} ${count}`,
    ja: `${name.ja}${count}件`,
  })
  const counts = parts.map(({ tag, words, changes }) =>
    counted(tag === null ? { en: 'shared', ja: '共通' } : words, changes.length),
  )
  return {
    en: `Unpublished changes: ${counts.map(({ en }) => en).join(', ')}`,
    ja: `未公開の変更あり：${counts.map(({ ja }) => ja).join('・')}`,
  }
}
