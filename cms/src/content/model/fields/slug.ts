import type {
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
  Condition,
  PayloadRequest,
  TextField,
  TextFieldManyValidation,
  TextFieldSingleValidation,
} from 'payload'
import { say } from '../../../base/words.ts'
import { everywhere, reach } from '../../../staff/access/roles.ts'
import { isRestoring } from '../saved-by.ts'
import { isSlug, SLUG_RULE, takenWords } from './slug-rule.ts'

/** Addresses also decide which restaurant an enquiry belongs to. */
const access = { create: everywhere('listing'), update: everywhere('listing') }

/** Staff who may not change earlier addresses do not see them. Our own code is checked: what is hidden is not. */
const condition: Condition = (_data, _siblings, { user }) =>
  !user || reach(user, 'listing') === 'all'

/** The last part of a restaurant's public address. */
export const slug: TextField = {
  name: 'slug',
  type: 'text',
  label: { en: 'Address of the page', ja: 'ページのアドレス' },
  access,
  required: true,
  unique: true,
  index: true,
  custom: { box: 'slug' },
  admin: {
    position: 'sidebar',
    components: { Description: '/src/content/model/fields/slug-hint.tsx#SlugHint' },
    description: {
      en: 'Small letters, digits and hyphens, for example sakura: the page is then /restaurants/sakura. If you change it, the old address leads to the new one.',
      ja: '半角の英小文字・数字・ハイフン（例：sakura → /restaurants/sakura）。変更しても、前のアドレスから新しいページへ移動します。',
    },
  },
  validate: (async (value, { req, id, event }) => {
    if (!isSlug(value)) return say(req, SLUG_RULE)
    const holder = event === 'onChange' ? undefined : await holderOf([value], id, req, true)
    if (!holder) return true
    return say(
      req,
      holder.deletedAt
        ? {
            en: `“${value}” is the address of a restaurant in the trash. Delete that one permanently first, or choose another address.`,
            ja: `「${value}」は、ゴミ箱にあるレストランのアドレスです。先にそのレストランを完全に削除するか、別のアドレスにしてください。`,
          }
        : takenWords(value),
    )
  }) satisfies TextFieldSingleValidation,
}

/**
 * The restaurant that has an address. The database refuses a duplicate too, but says neither whose it is
 * nor that it is in the trash.
 */
async function holderOf(
  slugs: string[],
  id: number | string | undefined,
  req: PayloadRequest,
  trash: boolean,
): Promise<{ slug?: string; deletedAt?: string | null } | undefined> {
  const { docs } = await req.payload.find({
    collection: 'restaurants',
    where: { slug: { in: slugs }, ...(id !== undefined && { id: { not_equals: id } }) },
    select: { slug: true, deletedAt: true },
    depth: 0,
    limit: 1,
    trash,
    req,
  })
  return docs[0]
}

/** Earlier addresses of a restaurant's page. */
export const formerSlugs: TextField = {
  name: 'formerSlugs',
  type: 'text',
  hasMany: true,
  access,
  label: { en: 'Former addresses', ja: '以前のアドレス' },
  admin: {
    condition,
    position: 'sidebar',
    placeholder: { en: 'None yet', ja: 'まだありません' },
    description: {
      en: 'They lead to this page. Filled in automatically when the address changes.',
      ja: 'ここにあるアドレスを開いた方も、このページへ移動します。アドレスを変えると自動で追加されます。',
    },
  },
  validate: (async (value, { req, id, event, previousValue }) => {
    const slugs = value ?? []
    if (!slugs.every(isSlug)) return say(req, SLUG_RULE)
    // Another restaurant may take over an address later, which is no error in this one.
    const added = slugs.filter((slug) => !previousValue?.includes(slug))
    if (event === 'onChange' || added.length === 0) return true
    const taken = (await holderOf(added, id, req, false))?.slug
    return (
      taken === undefined ||
      say(req, {
        en: `“${taken}” is the address of another restaurant. Please remove it here, or change that restaurant's address first.`,
        ja: `「${taken}」は別のレストランのアドレスです。ここから削除するか、先にそのレストランのアドレスを変更してください。`,
      })
    )
  }) satisfies TextFieldManyValidation,
}

/** The fields that decide a restaurant's addresses. */
type Addressed = {
  id: number
  slug: string
  formerSlugs?: string[] | null
  _status?: 'draft' | 'published' | null
}

/**
 * When a published restaurant gets another slug, keeps the old one, so that its address redirects to the
 * new one. The current slug is never also a former one.
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
    // A hook gets the newest version, perhaps a draft; this reads the one visitors know.
    const shown = await req.payload.findByID({
      collection: 'restaurants',
      id: originalDoc.id,
      draft: false,
      // It may be on its way out of the trash.
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
 * Staff without the right to change addresses restore a version with today's addresses: Payload would
 * remove fields that they may not write. No restored version loses an address that has led to the page since.
 */
export const keepAddresses: CollectionBeforeValidateHook<Addressed> = ({
  data,
  originalDoc,
  req,
}) => {
  if (!originalDoc) return data
  const { slug = originalDoc.slug, formerSlugs = originalDoc.formerSlugs } = data ?? {}
  const since = isRestoring(req) ? (originalDoc.formerSlugs ?? []) : []
  return { ...data, slug, formerSlugs: [...new Set([...(formerSlugs ?? []), ...since])] }
}
