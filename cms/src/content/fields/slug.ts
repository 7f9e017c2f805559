import type {
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
  TextField,
  TextFieldManyValidation,
  TextFieldSingleValidation,
} from 'payload'
import { say } from '../../base/words.ts'
import { everywhere } from '../../staff/access/roles.ts'

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const SLUG_LIMIT = 60

/** Addresses also say whose the enquiries of a restaurant are. */
const access = { create: everywhere('listing'), update: everywhere('listing') }

/** Whether a value may be the last part of a restaurant's address. */
export const isSlug = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= SLUG_LIMIT && SLUG.test(value)

const sayRule = (req: Pick<PayloadRequest, 'i18n'>): string =>
  say(req, {
    en: 'Please use small letters, digits and single hyphens between them, at most 60, for example shiobi-zushi.',
    ja: '半角の英小文字・数字と、その間のハイフンだけを使ってください（60文字以内、例：shiobi-zushi）。',
  })

/** The last part of a restaurant's public address. */
export const slug: TextField = {
  name: 'slug',
  type: 'text',
  label: { en: 'Address of the page', ja: 'ページのアドレス' },
  access,
  required: true,
  unique: true,
  index: true,
  admin: {
    position: 'sidebar',
    description: {
      en: 'Small letters, digits and hyphens, for example shiobi: the page is then /restaurants/shiobi. If you change it, the old address leads to the new one.',
      ja: '半角の英小文字・数字・ハイフン（例：shiobi → /restaurants/shiobi）。変更しても、前のアドレスから新しいページへ移動します。',
    },
  },
  validate: (async (value, { req, id, event }) => {
    if (!isSlug(value)) return sayRule(req)
    const holder = event === 'onChange' ? undefined : await holderOf(value, id, req)
    if (!holder) return true
    return say(
      req,
      holder.deletedAt
        ? {
            en: `“${value}” is the address of a restaurant in the trash. Delete that one permanently first, or choose another address.`,
            ja: `「${value}」は、ゴミ箱にあるレストランのアドレスです。先にそのレストランを完全に削除するか、別のアドレスにしてください。`,
          }
        : {
            en: `“${value}” is the address of another restaurant. Please choose another one.`,
            ja: `「${value}」はほかのレストランが使っています。別のアドレスにしてください。`,
          },
    )
  }) satisfies TextFieldSingleValidation,
}

/** The database refuses an address two have too; but it does not say whose it is, nor that the other is in the bin. */
async function holderOf(
  slug: string | null | undefined,
  id: number | string | undefined,
  req: PayloadRequest,
): Promise<{ deletedAt?: string | null } | undefined> {
  const { docs } = await req.payload.find({
    collection: 'restaurants',
    where: { slug: { equals: slug }, ...(id !== undefined && { id: { not_equals: id } }) },
    select: { deletedAt: true },
    depth: 0,
    limit: 1,
    trash: true,
    req,
  })
  return docs[0]
}

/** Addresses a restaurant's page had before. */
export const formerSlugs: TextField = {
  name: 'formerSlugs',
  type: 'text',
  hasMany: true,
  access,
  label: { en: 'Former addresses', ja: '以前のアドレス' },
  admin: {
    position: 'sidebar',
    description: {
      en: 'They lead to this page. Filled by itself when the address changes.',
      ja: 'このページへ移動します。アドレスを変えると自動で追加されます。',
    },
  },
  validate: (async (value, { req, id, event, previousValue }) => {
    const slugs = value ?? []
    if (!slugs.every(isSlug)) return sayRule(req)
    // Another restaurant may take an address over later, which is no mistake of this one.
    const added = slugs.filter((slug) => !previousValue?.includes(slug))
    if (event === 'onChange' || added.length === 0) return true
    const { docs } = await req.payload.find({
      collection: 'restaurants',
      where: { slug: { in: added }, ...(id !== undefined && { id: { not_equals: id } }) },
      depth: 0,
      limit: 1,
      req,
    })
    const taken = docs[0]?.slug
    return (
      taken === undefined ||
      say(req, {
        en: `“${taken}” is the address of another restaurant. Please remove it here, or change that restaurant's address first.`,
        ja: `「${taken}」は別のレストランのアドレスです。ここから削除するか、先にそのレストランのアドレスを変更してください。`,
      })
    )
  }) satisfies TextFieldManyValidation,
}

/** What decides under which addresses a restaurant is found. */
type Addressed = {
  id: number
  slug: string
  formerSlugs?: string[] | null
  _status?: 'draft' | 'published' | null
}

/**
 * When a published restaurant gets another slug, remembers the one visitors know, so that the old
 * address leads to the new one. The slug it has now is never also a former one.
 */
export const keepFormerSlugs: CollectionBeforeChangeHook<Addressed> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (data._status !== 'published') return data
  const former = new Set(data.formerSlugs ?? originalDoc?.formerSlugs ?? [])
  if (operation === 'update' && originalDoc) {
    // The original handed to a hook is the newest version, perhaps a draft; visitors know this one.
    const shown = await req.payload.findByID({
      collection: 'restaurants',
      id: originalDoc.id,
      draft: false,
      // It may just be coming back from the bin.
      trash: true,
      depth: 0,
      req,
    })
    if (shown._status === 'published') former.add(shown.slug)
  }
  former.delete(data.slug ?? originalDoc?.slug ?? '')
  return { ...data, formerSlugs: [...former] }
}

/**
 * Whoever may not change addresses brings an old version back with those of today: Payload would leave
 * none where the right to write a field is missing.
 */
export const keepAddresses: CollectionBeforeValidateHook<Addressed> = ({ data, originalDoc }) => ({
  ...data,
  ...(data?.slug === undefined && originalDoc && { slug: originalDoc.slug }),
  ...(data?.formerSlugs === undefined && originalDoc && { formerSlugs: originalDoc.formerSlugs }),
})
