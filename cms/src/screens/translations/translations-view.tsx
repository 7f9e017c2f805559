import type { AdminViewServerProps } from 'payload'
import { isTag, TAGS } from '../../base/locales.ts'
import { settings } from '../../base/settings.ts'
import { DeskPage } from '../../base/ui/desk-page.tsx'
import { say } from '../../base/words.ts'
import { unfinishedIn } from '../../content/languages/translations/documents.ts'
import { GAP_STATES, TRANSLATIONS } from '../../content/languages/translations/gap-states.ts'
import type { Unfinished } from '../../content/languages/translations/unfinished.ts'
import { isAmong, type Shown } from './shown.ts'
import type { Count } from './translation-counts.tsx'
import { Translations } from './translations.tsx'

/** The page of all translations: how many texts need work, and a box to translate each of them in. */
export async function TranslationsView(props: AdminViewServerProps) {
  const { initPageResult, payload, searchParams = {} } = props
  const { i18n, user } = initPageResult.req
  const documents = user ? await unfinishedIn(payload, user) : []
  const shown: Shown = {
    tag: isTag(searchParams.language) ? searchParams.language : null,
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
      <Translations
        canDraft={settings.translator !== null}
        counts={countsOf(documents)}
        shown={shown}
        {...firstOf(documents, shown)}
      />
    </DeskPage>
  )
}

const INTRODUCTION = {
  en: 'Texts that one language has and another lacks, texts whose source was changed after they were written, and copies that no one has translated. Write into the field beside the source.',
  ja: 'まだ訳されていない文章、訳した後に原文が変わった文章、原文と同じままの文章の一覧です。原文の隣の欄に書いて保存できます。',
}

/** How many texts one page shows; the next ones move up when these are done. */
const MOST = 300

function firstOf(documents: readonly Unfinished[], shown: Shown) {
  let room = MOST
  let left = 0
  const parts = documents.flatMap((document): Unfinished[] => {
    const all = document.gaps.filter((gap) => isAmong(gap, shown))
    const gaps = all.slice(0, room)
    room -= gaps.length
    left += all.length - gaps.length
    return gaps.length > 0 ? [{ ...document, gaps }] : []
  })
  return { documents: parts, left }
}

function countsOf(documents: readonly Unfinished[]): Count[] {
  const gaps = documents.flatMap((document) => document.gaps)
  return TAGS.flatMap((tag) =>
    GAP_STATES.map((state) => {
      const count = gaps.filter((gap) => isAmong(gap, { tag, state })).length
      return { tag, state, count }
    }),
  )
}
