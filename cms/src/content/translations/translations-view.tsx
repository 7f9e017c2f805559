import type { AdminViewServerProps } from 'payload'
import { DeskPage } from '../../base/ui/desk-page.tsx'
import { say } from '../../base/words.ts'
import { unfinishedIn } from './documents.ts'
import { GAP_STATES } from './gap-states.ts'
import { TRANSLATIONS } from './gap-words.ts'
import { TAGS } from './ledger.ts'
import { type Shown, TranslationCounts } from './translation-counts.tsx'
import { TranslationList } from './translation-list.tsx'

/** The page of all translations: what is left to do, by language, and the way to each text. */
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
