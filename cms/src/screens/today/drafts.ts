import { readObject, readText } from '@noren/contract/json'
import type { CollectionConfig } from 'payload'
import { listLink } from '../../base/list-link.ts'
import { namesIn } from '../../base/locales.ts'
import { inTokyo } from '../../base/ui/in-tokyo.ts'
import type { Words } from '../../base/words.ts'
import { plannedPlaces } from '../../content/editing/schedule/plans.ts'
import type { DraftOf } from '../../content/model/source.ts'
import { readWords } from '../../content/model/walk.ts'
import { opensContent } from '../../staff/access/own.ts'
import type { Asking, Task, TaskLine } from './task.ts'

const LINES = 5

/** The newest version of a document, if it is a draft. */
const UNPUBLISHED = {
  and: [{ latest: { equals: true } }, { 'version._status': { equals: 'draft' } }],
}

type Draft = TaskLine & { at: string }
/** The drafts of a kind of content: how many, the newest of them, and a link to all. */
type Part = { label: Words; link: string; count: number; drafts: Draft[] }

/** Saved but unpublished content, newest first, and who saved it; not what is planned to be published. */
export async function unpublishedDrafts(asking: Asking): Promise<Task> {
  const { collections, globals } = asking.payload.config
  const places = await plannedPlaces(asking.payload)
  const isFollowed = (part: Followed) => hasDrafts(part) && opensContent(asking.user, part.slug)
  const parts = await Promise.all([
    ...collections.filter(isFollowed).map((collection) => draftsOfList(asking, collection, places)),
    ...globals.filter(isFollowed).map((global) => draftsOfGlobal(asking, global, places)),
  ])
  const shown = parts
    .flatMap(({ drafts }) => drafts)
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, LINES)
  return {
    id: 'drafts',
    title: { en: 'Unpublished changes', ja: '未公開の変更' },
    nothing: { en: 'Everything saved is published.', ja: '未公開の変更はありません。' },
    count: parts.reduce((sum, { count }) => sum + count, 0),
    isPressing: false,
    lines: [...shown, ...parts.flatMap((part) => theRest(part, shown))],
  }
}

type Followed = Pick<CollectionConfig, 'slug' | 'versions'>

function hasDrafts({ versions }: Followed): boolean {
  return typeof versions === 'object' && Boolean(versions.drafts)
}

/** One line for the drafts that are not shown: the only one itself, or their number. */
function theRest({ label, link, count, drafts }: Part, shown: readonly Draft[]): TaskLine[] {
  const hidden = drafts.filter((draft) => !shown.includes(draft))
  const more = count - drafts.length + hidden.length
  if (more < 2) return hidden
  return [{ words: { en: `${label.en}: ${more} more`, ja: `${label.ja}：ほか${more}件` }, link }]
}

async function draftsOfList(
  { payload, user, language }: Asking,
  { slug, labels, admin }: Asking['payload']['config']['collections'][number],
  places: readonly DraftOf[],
): Promise<Part> {
  const ids = places.flatMap((place) =>
    'id' in place && place.collection === slug ? place.id : [],
  )
  const title = admin.useAsTitle ?? 'id'
  const { docs, totalDocs } = await payload.findVersions({
    collection: slug,
    where: { and: [UNPUBLISHED, { parent: { not_in: ids } }] },
    ...namesIn(language),
    sort: '-updatedAt',
    limit: LINES,
    overrideAccess: false,
    user,
    select: { parent: true, updatedAt: true, version: { [title]: true, changedBy: true } },
  })
  const label = readWords(labels.singular) ?? { en: slug, ja: slug }
  const drafts = docs.map(({ parent, updatedAt, version }) => ({
    words: draftWords(label, textOf(version, title), textOf(version, 'changedBy'), updatedAt),
    link: `${payload.config.routes.admin}/collections/${slug}/${parent}`,
    at: updatedAt,
  }))
  const link = listLink(payload, slug, [['_status', 'equals', 'draft']])
  return { label, link, count: totalDocs, drafts }
}

async function draftsOfGlobal(
  { payload }: Asking,
  { slug, label: given }: Asking['payload']['config']['globals'][number],
  places: readonly DraftOf[],
): Promise<Part> {
  const { docs } = await payload.findGlobalVersions({
    slug,
    where: UNPUBLISHED,
    depth: 0,
    limit: 1,
    // For versions of globals, Payload's `select` returns only the dates.
    pagination: false,
  })
  const label = readWords(given) ?? { en: slug, ja: slug }
  const link = `${payload.config.routes.admin}/globals/${slug}`
  const isPlanned = places.some((place) => 'global' in place && place.global === slug)
  const drafts = (isPlanned ? [] : docs).map(({ updatedAt, version }) => ({
    words: draftWords(label, '', textOf(version, 'changedBy'), updatedAt),
    link,
    at: updatedAt,
  }))
  return { label, link, count: drafts.length, drafts }
}

function draftWords(kind: Words, name: string, by: string, at: string): Words {
  const when = inTokyo(new Date(at))
  return {
    en: `${kind.en}${name ? ` “${name}”` : ''} (${by ? `${by}, ` : ''}${when})`,
    ja: `${kind.ja}${name ? `「${name}」` : ''}（${by ? `${by}、` : ''}${when}）`,
  }
}

/** A text of a version, of any kind of content. */
function textOf(version: unknown, field: string): string {
  return readText(readObject(version)[field]).trim()
}
