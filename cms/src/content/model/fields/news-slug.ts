import { readText } from '@noren/contract/json'
import { readNewsSlug } from '@noren/contract/resources/news'
import type {
  FieldAccess,
  FieldHook,
  PayloadRequest,
  TextField,
  TextFieldSingleValidation,
} from 'payload'
import { say, type Words } from '../../../base/words.ts'
import { otherName } from '../other-name.ts'
import { addressFrom, freeAddress } from './address-from-name.ts'
import { dayOf, todayKept } from './day.ts'

type Id = number | string | undefined

/** Others may have linked to the address of what visitors see. */
const unlessPublished: FieldAccess = async ({ id, req }) => !(await isPublished(id, req))

async function isPublished(id: Id, req: PayloadRequest): Promise<boolean> {
  if (id === undefined) return false
  const { docs } = await req.payload.find({
    collection: 'news',
    where: { id: { equals: id }, _status: { equals: 'published' } },
    select: { slug: true },
    depth: 0,
    trash: true,
    req,
  })
  return docs.length > 0
}

/** The addresses of all other news, those of drafts and in the trash too. */
async function takenByOthers(
  id: Id,
  start: string,
  req: PayloadRequest,
): Promise<ReadonlySet<string>> {
  const others = (draft: boolean) =>
    req.payload.find({
      collection: 'news',
      where: { slug: { contains: start }, ...(id !== undefined && { id: { not_equals: id } }) },
      select: { slug: true },
      draft,
      depth: 0,
      pagination: false,
      trash: true,
      req,
    })
  // The database keeps the first address of a draft, which may have another one by now.
  const found = [...(await others(false)).docs, ...(await others(true)).docs]
  return new Set(found.flatMap(({ slug }) => slug ?? []))
}

/** `2026-11-26-new-menu`: the day, today without one, and the English title where there is one. */
function addressOf(doc: Readonly<Record<string, unknown>>, { locale }: PayloadRequest): string {
  const title = readText(doc[locale === 'en' ? 'title' : otherName('title', 'en')])
  return addressFrom(`${dayOf(readText(doc.date) || todayKept())} ${title}`)
}

/** Keeps the address in step with day and title until the news is published, or staff write another. */
const makeAddress: FieldHook = async ({ value, data, originalDoc, req }) => {
  const id: Id = originalDoc?.id
  const typed: unknown = value === undefined ? originalDoc?.slug : value
  // A new document has an empty one, and its day is not today's.
  const before = id === undefined ? '' : addressOf(originalDoc, req)
  const now = addressOf({ ...originalDoc, ...data }, req)
  const isOurs = !typed || typed === before || isCountedOf(typed, before)
  if (!isOurs || (typed && before === now) || (await isPublished(id, req))) return value
  return freeAddress(now, await takenByOthers(id, now, req))
}

/** Whether it is `start` with the number that tells it from the same address of other news. */
function isCountedOf(slug: unknown, start: string): boolean {
  return typeof slug === 'string' && start !== '' && slug.replace(/-\d+$/, '') === start
}

const validate: TextFieldSingleValidation = async (value, { req, id, event }) => {
  if (readNewsSlug(value) === undefined) return say(req, RULE)
  if (event === 'onChange' || !value) return true
  return !(await takenByOthers(id, value, req)).has(value) || say(req, takenWords(value))
}

const RULE: Words = {
  en: 'Please use small letters, digits and single hyphens between them, at most 100, for example 2026-12-01-winter-menu.',
  ja: '半角の英小文字・数字と、その間のハイフンだけを使ってください（100文字以内、例：2026-12-01-winter-menu）。',
}

function takenWords(slug: string): Words {
  return {
    en: `“${slug}” is the address of other news, perhaps of one in the trash. Please choose another one.`,
    ja: `「${slug}」はほかのお知らせ（ゴミ箱を含む）が使っています。別のアドレスにしてください。`,
  }
}

/** The last part of the address of a piece of news. */
export const newsSlug: TextField = {
  name: 'slug',
  type: 'text',
  label: { en: 'Address of the page', ja: 'ページのアドレス' },
  access: { update: unlessPublished },
  required: true,
  unique: true,
  index: true,
  custom: { box: 'slug' },
  admin: {
    position: 'sidebar',
    components: { Field: '/src/content/model/fields/news-slug-field.tsx#NewsSlugField' },
    description: {
      en: 'Made from the day and the English title when it is saved. You can write another one until it is published.',
      ja: '保存すると、日付と英語の件名から自動で入ります。公開するまでは変えられます。',
    },
  },
  hooks: { beforeValidate: [makeAddress] },
  validate,
}
