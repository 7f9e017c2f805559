import type { Endpoint } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { samplePicture } from '../../test/samples.ts'
import { openTestDesk, type TestDesk } from '../../test/test-desk.ts'
import type { Role } from './roles.ts'

const ENQUIRY = '01890000-0000-7000-8000-000000000001'
const OTHERS_ENQUIRY = '01890000-0000-7000-8000-000000000002'
const password = 'three waves in a row'

let desk: TestDesk
const tokens: { [R in Role]: string } = { owner: '', editor: '', restaurantEditor: '', inbox: '' }
/** The restaurants of the one who edits some only, and another. */
const shops = { own: 0, other: 0 }
const files = { own: 0, other: 0 }

const RESTAURANT = {
  description: '魚と火。',
  address: '神奈川県逗子市架空浜0-1',
  phone: '046-000-0101',
  accent: 'ember',
  listedSince: '2009-04-18T02:00:00.000Z',
  _status: 'published',
} as const

beforeAll(async () => {
  desk = await openTestDesk()
  const { payload } = desk
  for (const [name, slug] of [
    ['own', 'shiobi'],
    ['other', 'umi'],
  ] as const) {
    const data = { ...RESTAURANT, name: slug, slug, menu: [{ name: '刺身' }] }
    shops[name] = (await payload.create({ collection: 'restaurants', locale: 'ja', data })).id
  }
  for (const role of ['owner', 'editor', 'restaurantEditor', 'inbox'] as const) {
    const restaurants = role === 'restaurantEditor' ? [shops.own] : []
    const data = { email: `${role}@example.jp`, password, role, restaurants }
    await payload.create({ collection: 'users', data })
    tokens[role] = (await payload.login({ collection: 'users', data })).token ?? ''
  }
  for (const [id, slug] of [
    [ENQUIRY, 'shiobi'],
    [OTHERS_ENQUIRY, 'umi'],
  ] as const) {
    await payload.create({
      collection: 'enquiries',
      data: {
        id,
        receivedAt: '2026-11-20T09:00:00.000Z',
        language: 'jp',
        name: `${slug}のお客様`,
        phone: '0460001234',
        email: 'a@example.jp',
        subject: '予約',
        message: '2名です。',
        status: 'new',
        tableRestaurant: slug,
        tableDate: '2026-12-20T12:00:00.000Z',
        tableTime: '18:30',
        tablePeople: 2,
        tableState: 'asked',
      },
    })
  }
  files.own = await upload('restaurantEditor', '#aa3333')
  files.other = await upload('editor', '#3333aa')
})
afterAll(() => desk.close())

async function upload(role: Role, colour: string): Promise<number> {
  const { data, name, mimetype } = await samplePicture(colour)
  const body = new FormData()
  body.append('file', new File([new Uint8Array(data)], name, { type: mimetype }))
  body.append('_payload', JSON.stringify({ altEn: 'A wave', altJa: '波' }))
  const answer = await desk.request('/api/media', { method: 'POST', body, token: tokens[role] })
  expect(answer.status).toBe(201)
  return (await answer.json()).doc.id
}

const ask = (role: Role, path: string, method = 'GET', body?: object): Promise<Response> =>
  desk.request(path, {
    method,
    token: tokens[role],
    headers: { 'Accept-Language': 'ja' },
    ...(body && { body: JSON.stringify(body) }),
  })

const isRefused = async (answer: Promise<Response>): Promise<boolean> =>
  [403, 404].includes((await answer).status)

/** What each role is answered where it may only look: `all`, `own` documents, or nothing. */
const READABLE: { [path: string]: { [R in Role]: 'all' | 'own' | 'none' } } = {
  enquiries: { owner: 'all', editor: 'all', restaurantEditor: 'own', inbox: 'all' },
  restaurants: { owner: 'all', editor: 'all', restaurantEditor: 'own', inbox: 'none' },
  solutions: { owner: 'all', editor: 'all', restaurantEditor: 'none', inbox: 'none' },
  testimonials: { owner: 'all', editor: 'all', restaurantEditor: 'none', inbox: 'none' },
  media: { owner: 'all', editor: 'all', restaurantEditor: 'all', inbox: 'none' },
  videos: { owner: 'all', editor: 'all', restaurantEditor: 'all', inbox: 'none' },
  'second-factors': { owner: 'none', editor: 'none', restaurantEditor: 'none', inbox: 'none' },
  users: { owner: 'all', editor: 'own', restaurantEditor: 'own', inbox: 'own' },
}

const roles: readonly Role[] = ['owner', 'editor', 'restaurantEditor', 'inbox']

test('every collection and every part of the site is open to those who work on it, and to nobody else', async () => {
  const { collections, globals } = desk.payload.config
  const slugs = collections.map(({ slug }) => slug).filter((slug) => !slug.startsWith('payload-'))
  expect(slugs.toSorted()).toEqual(Object.keys(READABLE).toSorted())
  for (const role of roles) {
    for (const slug of slugs) {
      const { status } = await ask(role, `/api/${slug}`)
      expect([role, slug, status]).toEqual([
        role,
        slug,
        READABLE[slug]?.[role] === 'none' ? 403 : 200,
      ])
    }
    for (const { slug } of globals) {
      const writes = role === 'owner' || (role === 'editor' && slug !== 'sign-in-rules')
      const reads = writes || slug === 'reply-letters'
      expect([role, slug, (await ask(role, `/api/globals/${slug}`)).status]).toEqual([
        role,
        slug,
        reads ? 200 : 403,
      ])
      const change = await ask(role, `/api/globals/${slug}`, 'POST', { _status: 'draft' })
      expect([role, slug, change.status === 403]).toEqual([role, slug, !writes])
    }
  }
})

/** Parts without versions and pages, which have no endpoints but Payload's. */
const OF_THE_OFFICE = ['reply-letters', 'sign-in-rules']

/** Payload's own, which everybody may ask what they may do. */
const isAboutRights = ({ path }: Pick<Endpoint, 'path'>): boolean => path.startsWith('/access')
/** Payload's too, where nothing has versions. */
const isOfVersions = ({ path }: Pick<Endpoint, 'path'>): boolean => path.startsWith('/versions')

/** Addresses that lead to one document, for a document that is not one's own. */
function waysTo(endpoint: Omit<Endpoint, 'root'>, base: string, id: string | number): string {
  return `${base}${endpoint.path.replace(':id', String(id))}`
}

test('every endpoint of ours refuses a restaurant or an enquiry that is not one’s own', async () => {
  const { payload } = desk
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
        ask('restaurantEditor', path, endpoint.method.toUpperCase(), answer),
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

test('every endpoint of a part of the site refuses those who work on restaurants or enquiries only', async () => {
  for (const { slug, endpoints } of desk.payload.config.globals) {
    for (const { path, method } of (endpoints || []).filter((each) => !isAboutRights(each))) {
      if (OF_THE_OFFICE.includes(slug)) continue
      const target = path.replace(':id', '1')
      for (const role of ['restaurantEditor', 'inbox'] as const) {
        const body = method === 'get' ? undefined : { key: 'title' }
        const way = `${role} ${method} ${slug}${path}`
        const answer = ask(role, `/api/globals/${slug}${target}`, method.toUpperCase(), body)
        expect([way, await isRefused(answer)]).toEqual([way, true])
      }
    }
  }
})

test('a restaurant editor writes their own restaurant and its menu, drafts and versions', async () => {
  const menu = [{ name: '炭火焼き' }]
  const path = `/api/restaurants/${shops.own}?locale=ja`
  const saved = await ask('restaurantEditor', path, 'PATCH', { menu, _status: 'published' })
  expect(saved.status).toBe(200)
  const draft = await ask('restaurantEditor', `${path}&draft=true`, 'PATCH', {
    name: '潮火 新',
    _status: 'draft',
  })
  expect(draft.status).toBe(200)
  const versions = await (await ask('restaurantEditor', '/api/restaurants/versions')).json()
  expect(new Set(versions.docs.map(({ parent }: { parent: number }) => parent))).toEqual(
    new Set([shops.own]),
  )
  const list = await (await ask('restaurantEditor', '/api/restaurants?draft=true')).json()
  expect(list.docs.map(({ id }: { id: number }) => id)).toEqual([shops.own])
  const translations = await ask(
    'restaurantEditor',
    `/api/restaurants/${shops.own}/translations?locale=ja`,
  )
  expect(translations.status).toBe(200)
  const restored = `/api/restaurants/versions/${versions.docs.at(-1).id}`
  expect((await ask('restaurantEditor', restored, 'POST')).status).toBe(200)
  const doc = await desk.payload.findByID({ collection: 'restaurants', id: shops.own, draft: true })
  expect(doc.slug).toBe('shiobi')
})

test('a restaurant editor is refused another’s menu, in every way to it', async () => {
  const menu = [{ name: '偽物' }]
  const { other } = shops
  const where = `where[id][equals]=${other}`
  const asked = [
    ask('restaurantEditor', `/api/restaurants/${other}`),
    ask('restaurantEditor', `/api/restaurants/${other}?draft=true`),
    ask('restaurantEditor', `/api/restaurants/${other}`, 'PATCH', { menu }),
    ask('restaurantEditor', `/api/restaurants/${other}?draft=true`, 'PATCH', { menu }),
    ask('restaurantEditor', `/api/restaurants/${other}?trash=true`, 'PATCH', { deletedAt: null }),
    ask('restaurantEditor', `/api/restaurants/${other}`, 'DELETE'),
    ask('restaurantEditor', `/api/restaurants/${other}/duplicate`, 'POST', {}),
  ]
  expect((await Promise.all(asked)).map(({ status }) => [403, 404].includes(status))).toEqual(
    asked.map(() => true),
  )
  const bulk = await (
    await ask('restaurantEditor', `/api/restaurants?${where}`, 'PATCH', { menu })
  ).json()
  expect(bulk.docs).toEqual([])
  const { docs } = await desk.payload.find({
    collection: 'restaurants',
    where: { id: { equals: other } },
    locale: 'ja',
  })
  expect(docs[0]?.menu?.map(({ name }) => name)).toEqual(['刺身'])
})

test('a restaurant editor makes, deletes and moves no restaurant, and gives themselves none', async () => {
  const { own, other } = shops
  const create = { ...RESTAURANT, name: '新', slug: 'shin' }
  expect((await ask('restaurantEditor', '/api/restaurants', 'POST', create)).status).toBe(403)
  expect((await ask('restaurantEditor', `/api/restaurants/${own}`, 'DELETE')).status).toBe(403)
  const bin = { deletedAt: '2026-11-20T09:00:00.000Z' }
  expect((await ask('restaurantEditor', `/api/restaurants/${own}`, 'PATCH', bin)).status).toBe(403)
  await ask('restaurantEditor', `/api/restaurants/${own}?locale=ja`, 'PATCH', {
    slug: 'gone',
    formerSlugs: ['umi-old'],
  })
  const doc = await desk.payload.findByID({ collection: 'restaurants', id: own, draft: true })
  expect([doc.slug, doc.formerSlugs ?? []]).toEqual(['shiobi', []])
  const me = await (await ask('restaurantEditor', '/api/users/me')).json()
  const wish = { role: 'owner', restaurants: [own, other] }
  await ask('restaurantEditor', `/api/users/${me.user.id}`, 'PATCH', wish)
  const account = await desk.payload.findByID({ collection: 'users', id: me.user.id, depth: 0 })
  expect([account.role, account.restaurants]).toEqual(['restaurantEditor', [own]])
})

test('a restaurant editor sees the enquiries for their restaurant only, in lists, searches and the table', async () => {
  const list = await (await ask('restaurantEditor', '/api/enquiries')).json()
  expect(list.docs.map(({ id }: { id: string }) => id)).toEqual([ENQUIRY])
  const search = await (
    await ask('restaurantEditor', '/api/enquiries?where[or][0][message][like]=umi')
  ).json()
  expect(search.totalDocs).toBe(0)
  const csv = await (await ask('restaurantEditor', '/api/enquiries/export.csv')).text()
  expect([csv.includes('shiobiのお客様'), csv.includes('umiのお客様')]).toEqual([true, false])
  const theirs = await ask('restaurantEditor', `/api/enquiries/${OTHERS_ENQUIRY}`, 'PATCH', {
    notes: 'x',
  })
  expect([403, 404]).toContain(theirs.status)
  const answered = { state: 'confirmed' }
  const way = `/api/enquiries/${ENQUIRY}/table`
  expect((await ask('restaurantEditor', way, 'POST', answered)).status).toBe(200)
})

test('whoever answers enquiries sees all of them and no content', async () => {
  expect((await (await ask('inbox', '/api/enquiries')).json()).totalDocs).toBe(2)
  expect(
    (await ask('inbox', `/api/enquiries/${ENQUIRY}`, 'PATCH', { status: 'done' })).status,
  ).toBe(200)
  expect(await isRefused(ask('inbox', `/api/restaurants/${shops.own}/preview`))).toBe(true)
  expect(await isRefused(ask('inbox', `/api/restaurants/${shops.own}/translations`))).toBe(true)
})

test('only an owner erases enquiries', async () => {
  for (const role of roles.slice(1)) {
    const person = { contact: 'a@example.jp' }
    expect((await ask(role, '/api/enquiries/person', 'POST', person)).status).toBe(403)
    expect((await ask(role, `/api/enquiries/${ENQUIRY}`, 'DELETE')).status).toBe(403)
  }
})

test('a restaurant editor changes the pictures they uploaded, unless others use them', async () => {
  const change = { altJa: '大きな波' }
  const own = `/api/media/${files.own}`
  expect((await ask('restaurantEditor', own, 'PATCH', change)).status).toBe(200)
  const other = `/api/media/${files.other}`
  expect((await ask('restaurantEditor', other)).status).toBe(200)
  expect(await isRefused(ask('restaurantEditor', other, 'PATCH', change))).toBe(true)
  expect(await isRefused(ask('restaurantEditor', other, 'DELETE'))).toBe(true)
  await desk.payload.update({
    collection: 'restaurants',
    id: shops.other,
    locale: 'ja',
    data: { mainPhoto: files.own },
  })
  const answer = await ask('restaurantEditor', own, 'PATCH', change)
  expect([answer.status, await answer.text()]).toEqual([
    403,
    expect.stringContaining('ほかのページでも使われている'),
  ])
})

test('what somebody uploaded is nobody’s once their account is deleted', async () => {
  const { payload } = desk
  const data = { email: 'new@example.jp', password, role: 'editor' as const }
  const { id } = await payload.create({ collection: 'users', data })
  await payload.db.updateOne({ collection: 'media', id: files.other, data: { uploadedBy: id } })
  await payload.delete({ collection: 'users', id })
  const file = await payload.findByID({ collection: 'media', id: files.other })
  expect(file.uploadedBy).toBeNull()
})

test('a publish is planned, and a plan taken back, by those who may write the document', async () => {
  const { payload } = desk
  const { planPublish } = await import('../schedule/guarded.ts')
  const { createLocalReq } = await import('payload')
  const { docs } = await payload.find({
    collection: 'users',
    where: { role: { equals: 'restaurantEditor' } },
    depth: 0,
  })
  if (!docs[0]) throw new Error('Nobody edits restaurants')
  const user = { ...docs[0], collection: 'users' as const }
  const req = await createLocalReq({ user }, payload)
  const doc = (value: number) => ({ relationTo: 'restaurants' as const, value: String(value) })
  const plan = (args: object) => planPublish({ ...args, req } as Parameters<typeof planPublish>[0])
  const date = new Date(Date.now() + 3_600_000)
  await plan({ type: 'publish', date, doc: doc(shops.own) })
  await expect(plan({ type: 'publish', date, doc: doc(shops.other) })).rejects.toThrow()
  await expect(plan({ type: 'publish', date, global: 'hero' })).rejects.toThrow()
  const theirs = await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: doc(shops.other) } as never,
    waitUntil: date,
  })
  await expect(plan({ deleteID: theirs.id })).rejects.toThrow()
  expect((await payload.count({ collection: 'payload-jobs' })).totalDocs).toBe(2)
})
