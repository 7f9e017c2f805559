import { momentOf, type TokyoMinute } from '@noren/contract/hours/tokyo-clock'
import {
  DEFAULT_LANGUAGE,
  LANGUAGE,
  type Language,
  languageFromCode,
} from '@noren/contract/language'
import { PREVIEW_PATH, previewName, readMinute } from '@noren/contract/preview'
import { SITE_PATHS } from '@noren/contract/site-paths'
import { faultFacts, log } from '@noren/kit/process/log'
import type { Endpoint, PayloadRequest } from 'payload'
import { escapeHtml, plainPage } from '../../base/requests/plain-page.ts'
import { settings } from '../../base/settings.ts'
import { deskLanguage, say, type Words } from '../../base/words.ts'
import {
  type DraftOf,
  isListSlug,
  type ListSlug,
  publishedGlobal,
  type SingleSlug,
} from '../../content/model/source.ts'
import { documentPath, ofDocument, onGet } from '../../staff/access/endpoint.ts'
import { LIST_ROWS } from '../lists.ts'
import { isSitePage, type SitePage } from '../site-page.ts'
import type { Menu } from '../with-facts.ts'
import { runningPreviews } from './running-previews.ts'

/** The document that staff ask to see, as it was last saved or as it is published. */
type Asked = { draftOf: DraftOf; page: PageDocument; isPublished: boolean }

/** The kinds of documents with a page. */
type Shown = { collection: ListSlug } | { global: SingleSlug }

/** The endpoints that lead from a document to its page: as a draft, and as visitors see it. */
export function pages(kind: Shown): Endpoint[] {
  const way = (
    name: 'preview' | 'page',
    lead: (req: PayloadRequest, asked: Asked) => Response | Promise<Response>,
  ) => {
    const answer = ofDocument(
      kind,
      async (req) => {
        const asked = await askedFor(req, kind, name === 'preview')
        return asked ? lead(req, asked) : sayNo(req, 404)
      },
      sayNo,
    )
    return onGet(documentPath(kind, name), answer, { sayNo })
  }
  return [way('preview', toPreview), way('page', toPage)]
}

/** The page of a global always exists, except that about the company, which the company's facts stand on. */
async function askedFor(req: PayloadRequest, kind: Shown, draft: boolean): Promise<Asked | null> {
  if ('global' in kind) {
    const isAbout = (await publishedGlobal(req.payload, 'about')) !== null
    const slug = kind.global === 'company' && !isAbout ? 'home' : kind.global
    return { draftOf: kind, page: { slug }, isPublished: slug !== 'about' || isAbout }
  }
  const { collection } = kind
  const id = Number(req.routeParams?.id)
  const doc = await req.payload.findByID({ collection, id, draft, depth: 0, disableErrors: true })
  return (
    doc && {
      draftOf: { collection, id },
      page: { slug: collection, address: 'slug' in doc ? doc.slug : null },
      isPublished: doc._status === 'published',
    }
  )
}

function sayNo(req: Parameters<typeof messagePage>[0], status: number): Response {
  return messagePage(req, { status, text: status === 401 ? SIGN_IN : GONE })
}

/** Makes a preview and redirects to it, or says why there is none. */
async function toPreview(req: PayloadRequest, { draftOf, page }: Asked): Promise<Response> {
  const minute = readMinute(req.query.at)
  if (minute === null && req.query.at !== undefined) {
    return messagePage(req, { status: 400, text: NO_MINUTE })
  }
  const made = await previewOf({ draftOf, page, language: languageOf(req) }, { minute })
  return 'address' in made ? seeOther(made.address) : messagePage(req, made)
}

type Refused = { status: number; text: Words; details?: readonly Words[] }

/**
 * Makes a preview of a document; of a restaurant perhaps with another menu, and as it will be in a minute.
 * @returns its address on the site, or why there is none
 */
export async function previewOf(
  { draftOf, page, language }: Omit<Asked, 'isPublished'> & { language: Language },
  { menu, minute = null }: { menu?: Menu; minute?: TokyoMinute | null },
): Promise<{ address: string } | Refused> {
  const previews = runningPreviews.now()
  if (!previews) return { status: 501, text: ELSEWHERE }
  try {
    const at = minute === null ? undefined : momentOf(minute)
    const made = await previews.make(draftOf, { ...(menu && { menu }), at })
    if ('token' in made) {
      const name = previewName(made.token, minute)
      return { address: `${PREVIEW_PATH}/${name}${pagePath(page, language)}` }
    }
    const details = made.problems.map(({ document, field }) => ({
      en: `${document.en}: ${field.en}`,
      ja: `${document.ja}：${field.ja}`,
    }))
    return { status: 422, text: REFUSED, details }
  } catch (error) {
    log('error', 'preview failed', faultFacts(error))
    return { status: 500, text: FAILED }
  }
}

function toPage(req: PayloadRequest, { page, isPublished }: Asked): Response {
  if (!isPublished) return messagePage(req, { status: 404, text: UNPUBLISHED })
  return seeOther(pagePath(page, languageOf(req)))
}

/** The content's language in the form. */
function languageOf({ locale }: PayloadRequest): Language {
  return languageFromCode(locale ?? '') ?? DEFAULT_LANGUAGE
}

function seeOther(path: string): Response {
  const headers = { Location: settings.siteOrigin + path, 'Cache-Control': 'no-store' }
  return new Response(null, { status: 303, headers })
}

/** A document that some page shows. */
type PageDocument = { slug: ListSlug | SingleSlug; address?: string | null | undefined }

/** The site's path of the page that shows a document, in a language. */
function pagePath({ slug, address }: PageDocument, language: Language): string {
  const { pathPrefix } = LANGUAGE[language]
  const path = SITE_PATHS[pageOf(slug)].replace(/:\w+/, () => encodeURIComponent(address ?? ''))
  return path === '/' ? pathPrefix || path : pathPrefix + path
}

/** A page that shows one document has its name; everything else is on the home page. */
function pageOf(slug: PageDocument['slug']): SitePage {
  if (isListSlug(slug)) return LIST_ROWS[slug].page ?? 'home'
  if (slug === 'company') return 'about'
  return isSitePage(slug) ? slug : 'home'
}

const SIGN_IN: Words = {
  en: 'Please sign in to the desk, then open this again.',
  ja: '管理画面にログインしてから、もう一度開いてください。',
}

const GONE: Words = {
  en: 'This no longer exists: someone has deleted it.',
  ja: '見つかりません。すでに削除されています。',
}

export const NO_MINUTE: Words = {
  en: 'This day or time cannot be read. Please choose it again in the form.',
  ja: '日時を読み取れません。編集画面で、もう一度選んでください。',
}

const UNPUBLISHED: Words = {
  en: 'This has not been published, so visitors have no page of it yet. You can look at the draft with “Preview”.',
  ja: 'まだ公開されていないため、お客様に見えるページはありません。下書きは「プレビュー」で確認できます。',
}

const REFUSED: Words = {
  en: 'This draft cannot be shown yet: some content would not be shown correctly. Please correct these fields, save the draft and open the preview again.',
  ja: 'この下書きはまだ表示できません。正しく表示できない内容があります。次の項目を修正し、下書きを保存してから、もう一度プレビューを開いてください。',
}

const FAILED: Words = {
  en: 'The preview could not be made. What you wrote is saved. Please try again in a moment. If it keeps failing, contact the person who runs the server: the reason is in its log.',
  ja: 'プレビューを作成できませんでした。入力した内容は保存されています。少し待ってからもう一度お試しください。変わらない場合は、サーバーの管理者に連絡してください（理由はサーバーのログに記録されています）。',
}

const ELSEWHERE: Words = {
  en: 'There is no preview on this desk: it publishes to a server elsewhere, where drafts are not sent.',
  ja: 'この管理画面ではプレビューを利用できません。公開先が別のサーバーのため、下書きは送られません。',
}

/** A plain page with a message to staff, in place of the page they asked to see. */
export function messagePage(
  req: { i18n: { language: string } },
  { status, text, details = [] }: Refused,
): Response {
  const items = details.map((detail) => `<li>${escapeHtml(say(req, detail))}</li>`).join('')
  const content = `<p>${escapeHtml(say(req, text))}</p>${items && `<ul>${items}</ul>`}`
  return new Response(plainPage(deskLanguage(req.i18n.language), content), {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
