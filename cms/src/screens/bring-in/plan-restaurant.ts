import type { JsonObject, PayloadRequest } from 'payload'
import { DEFAULT_LOCALE, TAGS } from '../../base/locales.ts'
import { say, type Words } from '../../base/words.ts'
import { freeAddress } from '../../content/model/fields/address-from-name.ts'
import { takenWords } from '../../content/model/fields/slug-rule.ts'
import { inOneSave } from '../../content/model/other-name.ts'
import type { Row } from '../menu/paste/cells.ts'
import { plain } from '../menu/paste/plain.ts'
import { type HouseOfFile, refused } from './house.ts'
import { housesCalled, type KnownHouse } from './known-houses.ts'
import { type ReadRestaurant, readRestaurant } from './read-restaurant.ts'
import type { RestaurantColumn } from './restaurant-columns.ts'

/** The restaurant of a row: a new draft, unless the desk has one of that name or address. */
export function restaurantOfRow(
  { row, cells }: Row,
  columns: readonly (RestaurantColumn | null)[],
): HouseOfFile {
  const read = readRestaurant(cells, columns)
  return async (req, known) => {
    if ('problems' in read) {
      return refused(req, { row, name: nameIn(cells, columns) }, read.problems)
    }
    const names = namesOf(read)
    const [name = ''] = names
    const there = found(known, read)
    if (there?.id) {
      const summary = say(req, SKIPPED)
      return { row, name, id: there.id, change: 'skipped', summary, lines: [], problems: [] }
    }
    if (there) return refused(req, { row, name }, [twice(name)])
    const slug = addressFor(read, known)
    if (slug === null) return refused(req, { row, name }, [takenWords(read.facts.slug ?? '')])
    known.push({
      id: null,
      name,
      names: new Set(names.map(plain)),
      slugs: new Set(slug ? [slug] : []),
      isDeleted: false,
    })
    return {
      row,
      name,
      id: null,
      change: 'new',
      summary: say(req, NEW_DRAFT),
      lines: slug ? [say(req, addressWords(slug))] : [],
      problems: [],
      store: () => create(req, read, slug),
    }
  }
}

function nameIn(cells: readonly string[], columns: readonly (RestaurantColumn | null)[]): string {
  const at = columns.findIndex(
    (column, at) => column && 'text' in column && column.text === 'name' && cells[at]?.trim(),
  )
  return cells[at]?.trim() ?? ''
}

/** Its names, in the order of the desk's languages. */
function namesOf({ texts }: ReadRestaurant): string[] {
  return TAGS.flatMap((tag) => texts.name?.[tag] ?? [])
}

function found(known: readonly KnownHouse[], read: ReadRestaurant): KnownHouse | undefined {
  const { slug } = read.facts
  const bySlug = known.find(({ slugs, isDeleted }) => slug && !isDeleted && slugs.has(slug))
  return bySlug ?? namesOf(read).flatMap((name) => housesCalled(known, name))[0]
}

/** The address of its page: its own, or one made of its English name. `null`: one in the trash has it. */
function addressFor({ texts, facts }: ReadRestaurant, known: readonly KnownHouse[]): string | null {
  const taken = new Set(known.flatMap(({ slugs }) => [...slugs]))
  if (facts.slug) return taken.has(facts.slug) ? null : facts.slug
  return freeAddress(texts.name?.en ?? '', taken)
}

async function create(req: PayloadRequest, read: ReadRestaurant, slug: string): Promise<number> {
  const { id } = await req.payload.create({
    collection: 'restaurants',
    draft: true,
    locale: DEFAULT_LOCALE,
    data: { ...dataOf(read), ...(slug && { slug }), _status: 'draft' },
    depth: 0,
    req,
  })
  return id
}

function dataOf({ texts, facts, hours }: ReadRestaurant): JsonObject {
  const { phone, instagram, seats, postalCode, website } = facts
  return {
    ...Object.assign({}, ...Object.entries(texts).map(([name, own]) => inOneSave(name, own))),
    phone,
    instagram,
    facts: { ...(seats && { seats: Number(seats) }), postalCode, website },
    openingHours: {
      ...hours,
      // A meal that is not named is none of the choices.
      sessions: hours.sessions.map((session) => ({ ...session, label: session.label || null })),
    },
  }
}

const NEW_DRAFT: Words = { en: 'New, as a draft', ja: '下書きとして登録' }

const SKIPPED: Words = {
  en: 'Here already, stays',
  ja: '登録済み（そのまま）',
}

function twice(name: string): Words {
  return {
    en: `“${name}” is in the file twice. Only the first row counts.`,
    ja: `「${name}」がファイルに2回あります。先の行だけを取り込みます。`,
  }
}

function addressWords(slug: string): Words {
  return { en: `Page: /restaurants/${slug}`, ja: `ページ：/restaurants/${slug}` }
}
