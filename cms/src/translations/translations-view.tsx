import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { say } from '../words.ts'
import { unfinishedIn } from './documents.ts'
import { GAP_STATES } from './gap-states.ts'
import { TAGS } from './ledger.ts'
import { type Shown, TranslationCounts } from './translation-counts.tsx'
import { TranslationList } from './translation-list.tsx'
import { TRANSLATIONS } from './words.ts'

/** The page of all translations: what is left to do, by language, and the way to each text. */
export async function TranslationsView(props: AdminViewServerProps) {
  const { initPageResult, params, payload, searchParams = {} } = props
  const { locale, permissions, req, visibleEntities } = initPageResult
  const { i18n, user } = req
  // Payload lets everybody see pages of one's own.
  if (!user) redirect('/admin/login?redirect=%2Fadmin%2Ftranslations')
  const documents = await unfinishedIn(payload)
  const shown: Shown = {
    tag: TAGS.find((tag) => tag === searchParams.language) ?? null,
    state: GAP_STATES.find((state) => state === searchParams.state) ?? null,
  }
  return (
    <DefaultTemplate
      i18n={i18n}
      {...(locale && { locale })}
      {...(params && { params })}
      payload={payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={user}
      visibleEntities={visibleEntities}
    >
      <SetStepNav nav={[{ label: say({ i18n }, TRANSLATIONS) }]} />
      <Gutter className="desk-translations">
        <h1>{say({ i18n }, TRANSLATIONS)}</h1>
        <p>{say({ i18n }, INTRODUCTION)}</p>
        <TranslationCounts documents={documents} i18n={i18n} shown={shown} />
        <TranslationList documents={documents} i18n={i18n} shown={shown} />
      </Gutter>
    </DefaultTemplate>
  )
}

const INTRODUCTION = {
  en: 'Texts that one language has and another lacks, texts whose source was changed after they were written, and copies nobody translated. Choose a text to go to its box.',
  ja: 'ほかの言語にあってまだ訳されていない文章、訳した後に原文が変わった文章、原文と同じままの文章の一覧です。選ぶと入力欄が開きます。',
}
