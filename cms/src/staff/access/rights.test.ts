import { eachOf } from '@noren/contract/fields'
import type { Endpoint } from 'payload'
import { expect, test } from 'vitest'
import { ENQUIRY, isRefused, OTHERS_ENQUIRY, openDeskOfRoles } from '../../../test/desk-of-roles.ts'
import { LIST_SLUGS } from '../../content/model/source.ts'
import { ROLES, type Role } from './roles.ts'

const { payload, shops, roles } = await openDeskOfRoles()

/** The right `pages`, which every list of content has, unless it says otherwise. */
const OF_PAGES = { owner: 'all', editor: 'all', restaurantEditor: 'none', inbox: 'none' } as const

/** What each role gets where it may only read: `all`, `own` documents, or nothing. */
const READABLE: { [path: string]: { [R in Role]: 'all' | 'own' | 'none' } } = {
  ...eachOf(LIST_SLUGS, () => OF_PAGES),
  enquiries: { owner: 'all', editor: 'all', restaurantEditor: 'own', inbox: 'all' },
  restaurants: { owner: 'all', editor: 'all', restaurantEditor: 'own', inbox: 'none' },
  dishes: { owner: 'all', editor: 'all', restaurantEditor: 'own', inbox: 'none' },
  closures: { owner: 'all', editor: 'all', restaurantEditor: 'own', inbox: 'none' },
  media: { owner: 'all', editor: 'all', restaurantEditor: 'all', inbox: 'none' },
  videos: { owner: 'all', editor: 'all', restaurantEditor: 'all', inbox: 'none' },
  presence: { owner: 'none', editor: 'none', restaurantEditor: 'none', inbox: 'none' },
  'audit-log': { owner: 'none', editor: 'none', restaurantEditor: 'none', inbox: 'none' },
  'second-factors': { owner: 'none', editor: 'none', restaurantEditor: 'none', inbox: 'none' },
  users: { owner: 'all', editor: 'own', restaurantEditor: 'own', inbox: 'own' },
}

/** Globals that owners alone read and change. */
const OF_OWNERS = ['former-site', 'sign-in-rules']

test('every collection and global is open to those who work on it, and to no one else', async () => {
  const { collections, globals } = payload.config
  const slugs = collections.map(({ slug }) => slug).filter((slug) => !slug.startsWith('payload-'))
  expect(slugs.toSorted()).toEqual(Object.keys(READABLE).toSorted())
  for (const role of ROLES) {
    for (const slug of slugs) {
      const { status } = await roles[role](`/api/${slug}`)
      expect([role, slug, status]).toEqual([
        role,
        slug,
        READABLE[slug]?.[role] === 'none' ? 403 : 200,
      ])
    }
    for (const { slug } of globals) {
      const writes = role === 'owner' || (role === 'editor' && !OF_OWNERS.includes(slug))
      const reads = writes || slug === 'reply-letters'
      expect([role, slug, (await roles[role](`/api/globals/${slug}`)).status]).toEqual([
        role,
        slug,
        reads ? 200 : 403,
      ])
      const change = await roles[role](`/api/globals/${slug}`, { _status: 'draft' })
      expect([role, slug, change.status === 403]).toEqual([role, slug, !writes])
    }
  }
})

/** Collections without versions and pages, which have only Payload's endpoints. */
const OF_THE_OFFICE = ['former-site', 'glossary', 'reply-letters', 'sign-in-rules']

/** Payload's own, with which everyone may query their rights. */
const isAboutRights = ({ path }: Pick<Endpoint, 'path'>): boolean => path.startsWith('/access')
/** Payload's too, where nothing has versions. */
const isOfVersions = ({ path }: Pick<Endpoint, 'path'>): boolean => path.startsWith('/versions')

/** Endpoints for one document, called for a document that is not the user's own. */
function waysTo(endpoint: Omit<Endpoint, 'root'>, base: string, id: string | number): string {
  return `${base}${endpoint.path.replace(':id', String(id))}`
}

test('our endpoints refuse a restaurant or an enquiry that is not the user’s own', async () => {
  const { docs } = await payload.findVersions({
    collection: 'restaurants',
    where: { parent: { equals: shops.other } },
  })
  const asked: string[] = []
  for (const [slug, id] of [
    ['restaurants', shops.other],
    ['enquiries', OTHERS_ENQUIRY],
  ] as const) {
    const { endpoints } = payload.collections[slug].config
    for (const endpoint of endpoints || []) {
      if (!endpoint.path.includes(':id') || isAboutRights(endpoint)) continue
      if (slug === 'enquiries' && isOfVersions(endpoint)) continue
      const target = isOfVersions(endpoint) ? (docs[0]?.id ?? 0) : id
      const path = waysTo(endpoint, `/api/${slug}`, target)
      const way = `${endpoint.method} ${slug}${endpoint.path}`
      asked.push(way)
      const body = { state: 'confirmed', key: 'name' }
      const answer = endpoint.method === 'get' ? undefined : body
      const refused = await isRefused(
        roles.restaurantEditor(path, answer, endpoint.method.toUpperCase()),
      )
      expect([way, refused]).toEqual([way, true])
    }
  }
  expect(asked).toEqual(
    expect.arrayContaining([
      'post restaurants/versions/:id',
      'get restaurants/:id/translations',
      'get restaurants/:id/preview',
      'post enquiries/:id/table',
      'post enquiries/:id/read',
      'get enquiries/:id/table.ics',
    ]),
  )
})

test('every endpoint of a global refuses those who work only on restaurants or enquiries', async () => {
  for (const { slug, endpoints } of payload.config.globals) {
    for (const { path, method } of (endpoints || []).filter((each) => !isAboutRights(each))) {
      if (OF_THE_OFFICE.includes(slug)) continue
      const target = path.replace(':id', '1')
      for (const role of ['restaurantEditor', 'inbox'] as const) {
        const body = method === 'get' ? undefined : { key: 'title' }
        const way = `${role} ${method} ${slug}${path}`
        const answer = roles[role](`/api/globals/${slug}${target}`, body, method.toUpperCase())
        expect([way, await isRefused(answer)]).toEqual([way, true])
      }
    }
  }
})

test('only an owner erases enquiries', async () => {
  for (const role of ROLES.slice(1)) {
    const person = { contact: 'a@example.jp' }
    expect((await roles[role]('/api/enquiries/person', person)).status).toBe(403)
    expect((await roles[role](`/api/enquiries/${ENQUIRY}`, undefined, 'DELETE')).status).toBe(403)
  }
})
