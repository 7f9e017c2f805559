import { cp, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { REPOSITORY } from '../../../server/environment.ts'
import { publishingDesk } from '../../../test/publishing-desk.ts'
import { samplePicture } from '../../../test/samples.ts'
import { taken } from '../../../test/signed-in-desk.ts'

const { payload, publisher, folder, shown, as, dataDir, seenFromOutside } = await publishingDesk()
const owner = await as('owner')
const { loadDemo } = await import('../demo/load.ts')
const { ON_THE_SITE } = await import('../../content/kinds/written.ts')
const { beginningOf, lastAnswers } = await import('../../screens/begin/beginning.ts')
// Its pictures are encoded already, as `npm run demo` copies them.
await cp(join(REPOSITORY, 'demo/published/media'), join(folder, 'media'), { recursive: true })
await loadDemo(payload, join(REPOSITORY, 'demo/company'))

const ANSWERS = {
  name: { ja: '山の湯', en: 'Yamanoyu' },
  legalName: { ja: '株式会社山の湯', en: 'Yamanoyu Inc.' },
  trade: { ja: '山あいで宿を営んでいます', en: 'An inn in the mountains' },
  palette: { brand: '#1f3a2b', accent: '#8f5a14', paper: '#f9f6ee', ink: '#1f2620' },
  restaurant: { ja: '囲炉裏', en: 'Irori Dining' },
}
const DEMO = /Namiori|波織|Kanagawa|神奈川/

const filesIn = async (path: string) => (await readdir(path).catch(() => [])).length
const uploads = () => filesIn(join(dataDir, 'uploads/pictures'))
const media = () => filesIn(join(folder, 'media'))
/** Tables of content, of its versions, texts, lists and relations. */
const KINDS = Object.values(ON_THE_SITE).flat().join('|').replaceAll('-', '_')
const OF_CONTENT = new RegExp(`^_?(booked|closures|dishes|${KINDS})(_|$)`)
/** How many rows are in each of them, where there are any. */
async function stored(): Promise<Record<string, number>> {
  const tables = Object.keys(payload.db.tables).filter((table) => OF_CONTENT.test(table))
  const counts = tables.map((table) => `SELECT '${table}' AS name, COUNT(*) AS rows FROM ${table}`)
  // At once: each question opens a connection, of which a server gives a hundred.
  const rows = await seenFromOutside(`${counts.join(' UNION ALL ')} ORDER BY name`)
  const counted = rows.map(({ name, rows }) => [`${name}`, Number(rows)] as const)
  return Object.fromEntries(counted.filter(([, rows]) => rows > 0))
}
const snapshots = async () => (await readdir(folder)).filter((name) => name.startsWith('snap-'))

test('what is wrong with the answers is said of each, and the demo stays', async () => {
  const answer = await owner.send('/api/begin', { ...ANSWERS, name: { ja: '', en: 'Yamanoyu' } })
  expect(answer.status).toBe(400)
  const [{ data }] = (await answer.json()).errors
  expect(data.errors).toEqual([{ path: 'name.ja', message: '入力してください。' }])
  expect(await beginningOf(payload)).toBe('demo')
})

test('only those who may do everything begin a company', async () => {
  expect((await (await as('editor')).send('/api/begin', ANSWERS)).status).toBe(403)
})

test('a beginning that fails leaves the demo as it was', async () => {
  const before = await uploads()
  const broken = { ...ANSWERS, mark: '<svg xmlns="http://www.w3.org/2000/svg"></svg>' }
  expect((await owner.send('/api/begin', broken)).status).toBe(400)
  expect(await beginningOf(payload)).toBe('demo')
  const { totalDocs } = await payload.count({ collection: 'restaurants' })
  expect([totalDocs, await uploads()]).toEqual([5, before])
})

test('nothing of the demo is left in the desk, and visitors see it until the company publishes', async () => {
  await publisher.publish()
  expect((await shown()).content.company.name.en).toBe('Namiori')
  const own = await payload.create({
    collection: 'media',
    data: { altEn: 'Our hearth', altJa: '囲炉裏' },
    file: await samplePicture('red'),
    user: owner.user,
  })
  const [demos] = (await payload.find({ collection: 'restaurants', limit: 1 })).docs
  const cook = await as('restaurantEditor', { restaurants: [demos?.id ?? 0] })
  await taken(owner.send('/api/begin', ANSWERS))
  expect(await beginningOf(payload)).toBe('begun')
  expect(await (await owner.send('/api/begin', ANSWERS)).json()).toMatchObject({
    errors: [{ message: expect.stringContaining('自社のサイトは、すでに始まっています。') }],
  })
  // A database may give the number of a removed restaurant to the next.
  const { restaurants } = await payload.findByID({
    collection: 'users',
    id: cook.user.id,
    depth: 0,
  })
  expect(restaurants).toEqual([])
  const { docs } = await payload.find({ collection: 'media', depth: 0 })
  expect([docs.map(({ id }) => id), await uploads()]).toEqual([[own.id], 1])
  const [house, ...others] = (await payload.find({ collection: 'restaurants', draft: true })).docs
  expect([house?.name, house?.slug, house?._status, others]).toEqual([
    '囲炉裏',
    'irori-dining',
    'draft',
    [],
  ])
  expect(await stored()).toEqual({
    _about_v: 1,
    _about_v_locales: 2,
    _brand_v: 1,
    _company_v: 1,
    _company_v_locales: 2,
    _contact_v: 1,
    _contact_v_locales: 2,
    _hero_v: 1,
    _hero_v_locales: 2,
    _restaurants_v: 1,
    _restaurants_v_locales: 2,
    restaurants: 1,
    restaurants_locales: 2,
  })
  expect(await publisher.publish()).toEqual({ state: 'waiting' })
  expect((await shown()).content.company.name.en).toBe('Namiori')
})

test('back to the demo brings all of it back, and the answers are kept', async () => {
  await taken(owner.send('/api/begin/undo', {}))
  expect(await beginningOf(payload)).toBe('demo')
  await publisher.publish()
  const { content } = await shown()
  expect([content.company.name.en, content.restaurants.length]).toEqual(['Namiori', 5])
  expect((await lastAnswers(payload))?.name).toEqual(ANSWERS.name)
  expect((await owner.send('/api/begin/undo', {})).status).toBe(400)
})

test('the first publish shows the company alone, and nothing of the demo stays in the folder', async () => {
  await taken(owner.send('/api/begin', ANSWERS))
  expect(await media()).toBeGreaterThan(400)
  const [house] = (await payload.find({ collection: 'restaurants', draft: true })).docs
  if (!house) throw new Error('A company begins with its first restaurant.')
  const facts = {
    description: '火のそばの夕食',
    address: '長野県架空村川上0-7',
    phone: '0261-00-0708',
  }
  const write = { collection: 'restaurants', draft: true, data: facts, locale: 'ja' } as const
  await payload.update({ ...write, id: house.id, user: owner.user })
  await payload.create({ ...write, data: { name: '離れ', slug: 'hanare', _status: 'draft' } })
  await taken(owner.send('/api/begin/publish', {}))
  const snapshot = await shown()
  expect(snapshot.content.restaurants.map((each: { slug: string }) => each.slug)).toEqual([
    'irori-dining',
  ])
  expect(JSON.stringify(snapshot)).not.toMatch(DEMO)
  const { company, hero, about, contact } = snapshot.content
  expect([
    company.name,
    company.legalName.jp,
    hero.ja.subtitle.replaceAll('\u200B', ''),
    about.en.main.subtitle,
  ]).toEqual([
    { en: 'Yamanoyu', jp: '山の湯' },
    '株式会社山の湯',
    '山あいで宿を営んでいます',
    'An inn in the mountains',
  ])
  expect(contact.jp.hero.title).toBe('お問い合わせ')
  expect(snapshot.brand.palette).toEqual(ANSWERS.palette)
  const left = (await snapshots()).map((name) => readFile(join(folder, name), 'utf8'))
  expect((await Promise.all(left)).filter((text) => DEMO.test(text))).toEqual([])
  // The five files of the noren.
  expect(await media()).toBe(5)
  expect(await beginningOf(payload)).toBe('own')
  expect((await owner.send('/api/begin/undo', {})).status).toBe(400)
})

test('a company that publishes its restaurant first does not stand there without its first pages', async () => {
  const { publishRest } = await import('./begin.ts')
  await payload.updateGlobal({ slug: 'hero', data: { _status: 'draft' }, draft: false })
  await publishRest(payload)
  expect((await payload.findGlobal({ slug: 'hero' }))._status).toBe('published')
  // Once: what the company hides later stays hidden.
  await payload.updateGlobal({ slug: 'hero', data: { _status: 'draft' }, draft: false })
  await publishRest(payload)
  expect((await payload.findGlobal({ slug: 'hero' }))._status).toBe('draft')
})
