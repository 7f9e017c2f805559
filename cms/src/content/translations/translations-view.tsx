import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { DeskPage } from '../../base/ui/desk-page.tsx'
import { say } from '../../base/words.ts'
import { trailWords } from '../fields/walk.ts'
import { type PlacedGap, type Unfinished, unfinishedIn } from './documents.ts'
import { GAP_STATES, STATE_WORDS, TRANSLATIONS, tagWords } from './gap-states.ts'
import { TAGS } from './ledger.ts'
import { SettleButton } from './right-button.tsx'
import { isAmong, type Shown, TranslationCounts } from './translation-counts.tsx'

/** The page of all translations: how many texts need work, by language, with a link to each. */
export async function TranslationsView(props: AdminViewServerProps) {
  const { initPageResult, payload, searchParams = {} } = props
  const { i18n, user } = initPageResult.req
  const documents = user ? await unfinishedIn(payload, user) : []
  const shown: Shown = {
    tag: TAGS.find((tag) => tag === searchParams.language) ?? null,
    state: GAP_STATES.find((state) => state === searchParams.state) ?? null,
  }
  const title = say({ i18n }, TRANSLATIONS)
  return (
    <DeskPage
      className="desk-translations"
      path="/admin/translations"
      trail={[{ label: title }]}
      view={props}
    >
      <h1>{title}</h1>
      <p>{say({ i18n }, INTRODUCTION)}</p>
      <TranslationCounts documents={documents} i18n={i18n} shown={shown} />
      <TranslationList documents={documents} i18n={i18n} shown={shown} />
    </DeskPage>
  )
}

const INTRODUCTION = {
  en: 'Texts that one language has and another lacks, texts whose source was changed after they were written, and copies nobody translated. Choose a text to go to its box.',
  ja: 'ほかの言語にあってまだ訳されていない文章、訳した後に原文が変わった文章、原文と同じままの文章の一覧です。選ぶと入力欄が開きます。',
}

/** How many texts one page shows; the next ones move up when these are done. */
const MOST = 300

/** How many characters of a text are enough to recognise it. */
const EXCERPT = 120

type Props = {
  documents: readonly Unfinished[]
  i18n: { language: string }
  shown: Shown
}

/** The texts that need work, by document. */
function TranslationList({ documents, i18n, shown }: Props) {
  let room = MOST
  let left = 0
  const parts = documents.flatMap((document) => {
    const all = document.gaps.filter((gap) => isAmong(gap, shown))
    const gaps = all.slice(0, room)
    room -= gaps.length
    left += all.length - gaps.length
    return gaps.length > 0 ? [{ ...document, gaps }] : []
  })
  if (parts.length === 0) {
    return (
      <p className="desk-notice desk-notice--calm" role="status">
        {say(
          { i18n },
          { en: 'Nothing is left to translate here.', ja: '翻訳が必要な文章はありません。' },
        )}
      </p>
    )
  }
  return (
    <>
      {parts.map(({ title, gaps }) => (
        <section aria-label={say({ i18n }, title)} key={title.ja}>
          <h2>{say({ i18n }, title)}</h2>
          <ul>
            {gaps.map((gap) => (
              <li data-state={gap.state} key={`${gap.place} ${gap.tag} ${gap.key}`}>
                <Entry gap={gap} i18n={i18n} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {left > 0 && (
        <p>
          {say(
            { i18n },
            {
              en: `${left} more are shown once some of these are done.`,
              ja: `ほかに${left}件あります。上の文章が終わると、続きを表示します。`,
            },
          )}
        </p>
      )}
    </>
  )
}

type EntryProps = { gap: PlacedGap; i18n: { language: string } }

function Entry({ gap, i18n }: EntryProps) {
  const { href, key, place, source, sourceText, state, tag } = gap
  const id = `gap-${place}-${tag}-${key}`.replace(/[^\w-]/g, '-')
  return (
    <>
      <p className="desk-translations__head">
        <span className="desk-gap__state">{say({ i18n }, STATE_WORDS[state])}</span>
        <span>{say({ i18n }, tagWords(tag))}</span>
      </p>
      <Link href={href} id={id} prefetch={false}>
        {trailWords(gap, i18n)}
      </Link>
      <p className="desk-translations__source" lang={source}>
        {sourceText.length > EXCERPT ? `${sourceText.slice(0, EXCERPT)}…` : sourceText}
      </p>
      {state !== 'missing' && (
        <SettleButton describedBy={id} place={place} tag={tag} textKey={key} />
      )}
    </>
  )
}
