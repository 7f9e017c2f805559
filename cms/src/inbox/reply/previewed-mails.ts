import { writeDay } from '@noren/contract/hours/calendar'
import { DAY_MINUTES, writeClock } from '@noren/contract/hours/clock'
import { dayOfMinute, type TokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { DEFAULT_LANGUAGE, LANGUAGE, LANGUAGES, type Language } from '@noren/contract/language'
import {
  PREVIEWED_REQUEST,
  type PreviewedReceipts,
  previewedReceiptsSchema,
  RECEIPT_QUERY,
  readMinute,
} from '@noren/contract/preview'
import type { CollectionConfig, PayloadRequest } from 'payload'
import * as v from 'valibot'
import { escapeHtml, plainPage } from '../../base/requests/plain-page.ts'
import { deskLanguage, say, type Words } from '../../base/words.ts'
import { tagWords } from '../../content/languages/translations/gap-states.ts'
import type { Enquiry } from '../../payload-types.ts'
import { messagePage, NO_MINUTE, previewOf } from '../../publish/preview/endpoints.ts'
import { documentPath, ofDocument, onGet } from '../../staff/access/endpoint.ts'
import { letterLink } from '../guests/letter-link.ts'
import { askSite } from '../handover.ts'
import { askedTable } from '../tables/asked-table.ts'
import { replyTo } from './reply-to.ts'

const RESTAURANTS = { collection: 'restaurants' } as const

type Mail = { subject: string; text: string }

/** A page with what a guest is mailed who asks for a table at this restaurant in a minute, `?at=`. Nothing is sent. */
const mails = onGet(
  documentPath(RESTAURANTS, 'mails'),
  ofDocument(RESTAURANTS, async (req) => {
    const minute = readMinute(req.query.at)
    if (minute === null) return messagePage(req, { status: 400, text: NO_MINUTE })
    const id = Number(req.routeParams?.id)
    const { slug } = await req.payload.findByID({
      ...{ collection: 'restaurants', id, draft: true, depth: 0, req },
      select: { slug: true },
    })
    const made = await previewOf(
      {
        draftOf: { ...RESTAURANTS, id },
        page: { slug: 'restaurants', address: slug },
        language: DEFAULT_LANGUAGE,
      },
      { minute },
    )
    if (!('address' in made)) return messagePage(req, made)
    const receipts = await receiptsAt(made.address)
    if (!receipts) return messagePage(req, { status: 502, text: UNREACHED })
    const confirmations = await confirmationsOf(req, slug, minute)
    return new Response(page(req, receipts, confirmations), {
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
    })
  }),
)

/** The collection of restaurants, with the page of what their guests are mailed. */
export function withPreviewedMails<Config extends CollectionConfig>(restaurants: Config): Config {
  return { ...restaurants, endpoints: [...(restaurants.endpoints || []), mails] }
}

async function receiptsAt(address: string): Promise<PreviewedReceipts | null> {
  try {
    const answer = await askSite(address + RECEIPT_QUERY)
    return v.parse(previewedReceiptsSchema, await answer.json())
  } catch {
    return null
  }
}

/** The letter that staff begin with when they confirm the table, in every language. */
async function confirmationsOf(req: PayloadRequest, slug: string, minute: TokyoMinute) {
  const inLanguage = async (language: Language) => {
    const enquiry = requestAt(slug, minute, language)
    const table = await askedTable(req.payload, enquiry)
    const replies = await replyTo(req, enquiry, table?.(language) ?? null)
    const confirmed = replies.find(({ id }) => id === 'confirmed')
    const link = letterLink(enquiry, 'confirmed')
    if (!confirmed || !link) return [language, confirmed] as const
    // A link to what nobody asked for would be taken for a real one.
    const shown = link.slice(0, link.lastIndexOf('/') + 1)
    const text = confirmed.text.replace(link, `${shown}…`)
    return [language, { ...confirmed, text }] as const
  }
  return new Map<Language, Mail | undefined>(await Promise.all(LANGUAGES.map(inLanguage)))
}

/** A request that nobody made. */
function requestAt(tableRestaurant: string, minute: TokyoMinute, language: Language): Enquiry {
  const { id, people } = PREVIEWED_REQUEST
  const day = dayOfMinute(minute)
  const now = new Date().toISOString()
  const name = say({ i18n: { language: LANGUAGE[language].htmlLang } }, GUEST)
  return {
    ...{ id, name, language, subject: '', phone: '', email: '', message: '', status: 'new' },
    ...{ tableRestaurant, tablePeople: people, tableState: 'asked' },
    ...{ tableDate: writeDay(day), tableTime: writeClock(minute - day * DAY_MINUTES) },
    ...{ receivedAt: now, updatedAt: now, createdAt: now },
  }
}

function page(
  req: PayloadRequest,
  receipts: PreviewedReceipts,
  confirmations: Awaited<ReturnType<typeof confirmationsOf>>,
): string {
  const own = deskLanguage(req.i18n.language)
  // The reader's own language first.
  const order = LANGUAGES.toSorted((each) => (LANGUAGE[each].htmlLang === own ? -1 : 1))
  const part = (title: Words, mailIn: (language: Language) => Mail | undefined) =>
    order.map((language) => {
      const mail = mailIn(language)
      const { htmlLang } = LANGUAGE[language]
      if (!mail) return ''
      const heading = `${say(req, title)}${say(req, inWords(tagWords(htmlLang)))}`
      return `<section><h2>${escapeHtml(heading)}</h2><div class="mail" lang="${htmlLang}"><strong>${escapeHtml(mail.subject)}</strong>\n\n${escapeHtml(mail.text.trim())}</div></section>`
    })
  const content = `<p>${escapeHtml(say(req, INTRO))}</p>${[...part(RECEIPT, (language) => receipts[language]), ...part(CONFIRMATION, (language) => confirmations.get(language))].join('')}`
  return plainPage(own, content)
}

const inWords = ({ en, ja }: Words): Words => ({ en: ` (${en})`, ja: `（${ja}）` })

const GUEST: Words = { en: 'Hanako Sato', ja: '佐藤 花子' }
const RECEIPT: Words = { en: 'When the request arrives', ja: 'お申し込みを受け付けたとき' }
const CONFIRMATION: Words = { en: 'When you confirm it', ja: 'ご予約を確定するとき' }

const INTRO: Words = {
  en: 'What a guest is mailed who asks for a table for two at this time. Nothing has been sent or stored, and the links lead nowhere.',
  ja: 'この日時に2名様のお席をお申し込みになったお客様に届くメールです。送信も保存もしていません。リンクはどこにもつながりません。',
}

const UNREACHED: Words = {
  en: 'The site, which writes the receipt, could not be reached. Please try again in a moment.',
  ja: '受付のメールを作成するサイトに接続できませんでした。少し待ってから、もう一度お試しください。',
}
