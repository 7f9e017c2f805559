import type { Address } from '../server/routes.ts'
import { LISTS, PARTS } from './addresses.ts'
import { type DeskOfRoles, ENQUIRY } from './desk-of-roles.ts'
import { addBooked, addClosure, addDish, addMenu } from './facts.ts'
import { demoVideo } from './samples.ts'
import { STAFF_PASSWORD, taken } from './signed-in-desk.ts'

const COLLEAGUE = 'colleague@example.jp'
/** The id of no document. */
const MISSING = 999_999

/** Ids of documents, by collection. */
type Documents = { [collection: string]: number | string }

/**
 * Prepares a desk, and returns a function that sends a call as a stranger and as each role, past the gate.
 * It returns their answers as the list of addresses has them.
 */
export async function askingEveryone(
  desk: DeskOfRoles,
): Promise<(call: Pick<Address, 'method' | 'path'>) => Promise<string[]>> {
  const { owner, ...others } = desk.roles
  const documents = await makeDocuments(desk)
  /** What each call needs before it looks at rights, and nothing that the next would notice. */
  const body = {
    email: COLLEAGUE,
    currentPassword: STAFF_PASSWORD,
    collectionSlug: 'solutions',
    orderableFieldName: '_order',
    docsToMove: [documents.solutions],
    newKeyWillBe: 'greater',
    target: { id: documents.solutions, key: 'a0' },
  }

  async function fileIn(slug: string): Promise<string> {
    if (slug === 'guide-pictures') return 'account-en.webp'
    return (await taken(owner(`/api/${slug}/${documents[slug]}`))).filename
  }

  async function versionAt(place: string, slug: string): Promise<number> {
    const of = slug in documents ? `&where[parent][equals]=${documents[slug]}` : ''
    return (await taken(owner(`${place}?limit=1${of}`))).docs[0].id
  }

  /** The address of something that exists, except of what would be deleted. */
  async function targetOf(method: string, path: string): Promise<string> {
    const [, , slug = ''] = path.split('/')
    const [place = ''] = path.split('/:id')
    const isOfMany = ['PATCH', 'DELETE'].includes(method) && !path.includes(':')
    if (isOfMany) return `${path}?where[id][equals]=${MISSING}`
    if (place.endsWith('/versions')) return `${place}/${await versionAt(place, slug)}`
    if (path.endsWith(':file')) return path.replace(':file', await fileIn(slug))
    const id = method === 'DELETE' ? MISSING : (documents[slug] ?? 1)
    return path.replace(':id', String(id)).replace(':key', 'restaurants-list')
  }

  return async ({ method, path }) => {
    const target = await targetOf(method, path)
    const sent = method === 'GET' || method === 'DELETE' ? undefined : body
    const answers: string[] = []
    for (const send of [desk.stranger, owner, ...Object.values(others)]) {
      const { status } = await send(target, sent, method)
      answers.push(status < 400 || [400, 501].includes(status) ? 'ok' : String(status))
    }
    return answers
  }
}

/** A document of each collection that staff work on: where restaurant editors have some of their own, one of these. */
async function makeDocuments({
  payload,
  shops,
  files,
  roles,
  as,
}: DeskOfRoles): Promise<Documents> {
  const video = new FormData()
  video.append(
    'file',
    new File([new Uint8Array(await demoVideo('mp4'))], 'waves.mp4', { type: 'video/mp4' }),
  )
  const closed = { from: '2026-12-30T00:00:00.000Z', to: '2026-12-31T00:00:00.000Z' }
  const documents: Documents = {
    restaurants: shops.own,
    dishes: (await addDish(payload, shops.own, { name: '刺身' })).id,
    menus: (await addMenu(payload, shops.own, { name: '昼の献立' })).id,
    closures: (await addClosure(payload, shops.own, closed)).id,
    booked: (await addBooked(payload, shops.own, { day: '2026-12-30T12:00:00.000Z' })).id,
    media: files.own,
    videos: (await taken(roles.restaurantEditor('/api/videos', video))).doc.id,
    enquiries: ENQUIRY,
    users: (await as('inbox', { email: COLLEAGUE })).user.id,
  }
  for (const slug of LISTS)
    documents[slug] = (await taken(roles.owner(`/api/${slug}?draft=true`, {}))).doc.id
  for (const slug of PARTS) await taken(roles.owner(`/api/globals/${slug}?draft=true`, {}))
  return documents
}
