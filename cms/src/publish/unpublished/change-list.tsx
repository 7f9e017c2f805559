import { isHex } from '@noren/contract/brand/colour'
import { useTranslation } from '@payloadcms/ui'
import { LOCALES } from '../../base/locales.ts'
import { say, type Words } from '../../base/words.ts'
import { Swatch } from '../../content/brand/swatch.tsx'
import { tagWords } from '../../content/translations/gap-states.ts'
import type { Change, Unpublished } from './unpublished.ts'

/** The changes in one language, or in what all languages share. */
export type ChangesOf = { tag: string | null; words: Words; changes: readonly Change[] }

/** What a publish of one language, or of all, would change, where there is something. */
export function changesOf({ changes }: Unpublished, only: string | null = null): ChangesOf[] {
  const languages = LOCALES.filter(({ htmlLang }) => only === null || only === htmlLang)
  return [
    { tag: null, words: SHARED },
    ...languages.map(({ htmlLang: tag }) => ({ tag, words: tagWords(tag) })),
  ]
    .map((of) => ({ ...of, changes: changes.filter(({ tag }) => tag === of.tag) }))
    .filter(({ changes }) => changes.length > 0)
}

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

/** Facts, files and order: published with any language. */
const SHARED: Words = {
  en: 'Shared by all languages (goes out with any of them)',
  ja: '共通の項目（どの言語を公開しても反映されます）',
}

const NOTHING: Words = { en: '(nothing)', ja: '（なし）' }

export const UNSHOWN: Words = {
  en: 'Visitors see nothing of this yet: all of it would be new.',
  ja: 'まだ公開されていません。すべてが新しく表示されます。',
}

/** Whose draft a publish takes along. */
export function othersWords(others: readonly string[]): Words {
  const isOne = others.length === 1
  return {
    en: `${new Intl.ListFormat('en').format(others)} ${isOne ? 'has' : 'have'} written in this draft too.`,
    ja: `この下書きには、${others.map((name) => `${name}さん`).join('、')}の変更も含まれています。`,
  }
}

/** How many changes are unpublished, in one line. */
export function summaryWords(parts: readonly ChangesOf[]): Words {
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
