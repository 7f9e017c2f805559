import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { addRestaurant } from '../../../../test/restaurants.ts'
import { type Member, openSignedInDesk, taken } from '../../../../test/signed-in-desk.ts'
import { BEGUN, begunSchema, type Clashes, clashesSchema, settled } from './begun.ts'

const { payload, as, ...mio } = await openSignedInDesk({ role: 'editor', name: 'Mio' })
const ren = await as('editor', { name: 'Ren', email: 'ren@example.jp' })
let shop: string

beforeEach(async () => {
  shop = `/api/restaurants/${(await addRestaurant(payload)).id}`
})

const patch = ({ send }: Member, path: string, body: object) => send(path, body, 'PATCH')

type Form = Record<string, unknown>

/** The form of a document, opened now; every save sends all of it. */
async function opened({ send }: Member, path: string): Promise<Form> {
  return (await send(`${path}?draft=true&locale=ja&depth=0`)).json()
}

/** What a program without a form knows. */
async function known(member: Member, path: string): Promise<{ updatedAt: unknown }> {
  const { updatedAt } = await opened(member, path)
  return { updatedAt }
}

/** The question to a form whose save is refused. */
async function asked(answer: Promise<Response>): Promise<Clashes> {
  const response = await answer
  expect(response.status).toBe(409)
  const [{ data }] = v.parse(refusedSchema, await response.json()).errors
  return v.parse(clashesSchema, JSON.parse(data.errors[0].message))
}

const refusedSchema = v.object({
  errors: v.tuple([
    v.object({
      data: v.object({
        errors: v.tuple([v.object({ path: v.literal(BEGUN), message: v.string() })]),
      }),
    }),
  ]),
})

const QUERY = 'locale=ja&draft=true&autosave=true&depth=0'

test('changes of two people in different places are merged without a question', async () => {
  const near = [
    { name: '逗子駅', minutesOnFoot: 9 },
    { name: '新逗子駅', minutesOnFoot: 12 },
  ]
  await taken(patch(mio, `${shop}?locale=ja`, withRows(near)))
  const [mios, rens] = [await opened(mio, shop), await opened(ren, shop)]
  const rows = rowsIn(rens)
  await taken(
    patch(ren, `${shop}?${QUERY}`, {
      ...rens,
      area: '逗子',
      name__en: 'Shiobi',
      ...withRows([
        rows[0],
        { ...rows[1], minutesOnFoot: 13 },
        { id: 'b'.repeat(24), name: '東逗子駅' },
      ]),
    }),
  )
  const saved = await taken(
    patch(mio, `${shop}?${QUERY}`, {
      ...mios,
      name: '潮火 本店',
      phone: '046-000-0199',
      ...withRows([rowsIn(mios)[1], { ...rowsIn(mios)[0], name: '逗子駅 東口' }]),
    }),
  )
  expect(saved.doc).toMatchObject({
    name: '潮火 本店',
    name__en: 'Shiobi',
    area: '逗子',
    phone: '046-000-0199',
  })
  expect(rowsIn(saved.doc).map(({ name, minutesOnFoot }) => [name, minutesOnFoot])).toEqual([
    ['新逗子駅', 13],
    ['東逗子駅', null],
    ['逗子駅 東口', 9],
  ])
})

test('the second person is asked about values that both changed, and either answer is saved', async () => {
  const [mios, rens] = [await opened(mio, shop), await opened(ren, shop)]
  const theirs = { name: '蓮', cuisine: '魚', area: '葉山' }
  await taken(patch(ren, `${shop}?${QUERY}`, { ...rens, ...theirs }))
  const form: Form = { ...mios, name: '澪', cuisine: '肉', area: '葉山' }
  const { by, clashes } = await asked(patch(mio, `${shop}?${QUERY}`, form))
  expect(by).toBe('Ren')
  expect(clashes.map(({ label, mine, theirs }) => [label, mine, theirs])).toEqual([
    ['店名', '澪', '蓮'],
    ['料理', '肉', '魚'],
  ])
  const [name, cuisine] = clashes
  if (!name || !cuisine) throw new Error('both are asked about')
  const begun = settled(begunOf(form), name, 'mine')
  const chosen = { ...form, [BEGUN]: settled(begun, cuisine, 'theirs') }
  const { doc } = await taken(patch(mio, `${shop}?${QUERY}`, chosen))
  expect(doc).toMatchObject({ name: '澪', cuisine: '魚', area: '葉山' })
  await taken(patch(mio, `${shop}?${QUERY}`, { ...doc, name: '澪 二' }))
})

test('the second person is asked about a station that one removed and the other changed', async () => {
  await taken(patch(mio, `${shop}?locale=ja`, withRows([{ name: '逗子駅', minutesOnFoot: 9 }])))
  const [mios, rens] = [await opened(mio, shop), await opened(ren, shop)]
  await taken(patch(ren, `${shop}?${QUERY}`, { ...rens, ...withRows([]) }))
  const form: Form = { ...mios, ...withRows([{ ...rowsIn(mios)[0], minutesOnFoot: 10 }]) }
  const { clashes } = await asked(patch(mio, `${shop}?${QUERY}`, form))
  expect(clashes).toMatchObject([
    { label: 'ご利用案内 › アクセス › 駅・バス停 › 1. 逗子駅', theirs: '（削除）' },
  ])
  for (const choice of ['mine', 'theirs'] as const) {
    const [clash] = clashes
    if (!clash) throw new Error('the station is asked about')
    const begun = settled(begunOf(form), clash, choice)
    const { doc } = await taken(patch(mio, `${shop}?${QUERY}`, { ...form, [BEGUN]: begun }))
    expect(rowsIn(doc)).toHaveLength(choice === 'mine' ? 1 : 0)
    if (choice === 'mine') await taken(patch(ren, `${shop}?${QUERY}`, withRows([])))
  }
})

test('the saves of one person’s two windows are merged too', async () => {
  const [first, second] = [await opened(mio, shop), await opened(mio, shop)]
  await taken(patch(mio, `${shop}?${QUERY}`, { ...first, area: '逗子' }))
  const { doc } = await taken(patch(mio, `${shop}?${QUERY}`, { ...second, cuisine: '魚' }))
  expect(doc).toMatchObject({ area: '逗子', cuisine: '魚' })
})

test('after a publish in one language the form continues from the draft of the other', async () => {
  const form = await opened(mio, shop)
  await taken(patch(mio, `${shop}?${QUERY}`, { ...form, name__en: 'Shiobi' }))
  const publish = `${shop}?locale=ja&publishSpecificLocale=ja&depth=0`
  const body = { ...(await opened(mio, shop)), _status: 'published' }
  const { doc } = await taken(patch(mio, publish, body))
  await taken(patch(mio, `${shop}?${QUERY}`, { ...doc, name__en: 'Shiobi Zushi' }))
})

test('going back to what is public drops the draft, and makes nothing of it public', async () => {
  const cta = '/api/globals/cta'
  const texts = { primaryButton: '会社案内', secondaryButton: '連絡' }
  await taken(mio.send(`${cta}?locale=ja`, { title: '波', ...texts, _status: 'published' }))
  const draft = { ...(await opened(mio, cta)), title: '下書き', _status: 'draft' }
  await taken(mio.send(`${cta}?${QUERY}`, draft))
  const shown: Form = await (await mio.send(`${cta}?locale=ja&depth=0`)).json()
  await taken(mio.send(`${cta}?locale=ja&depth=0`, shown))
  expect(await opened(mio, cta)).toMatchObject({ title: '波', _status: 'published' })
})

test('no one is locked out: the second person saves while the first has the form open', async () => {
  const hero = '/api/globals/hero'
  for (const { config } of Object.values(payload.collections))
    expect(config.lockDocuments).toBe(false)
  for (const { lockDocuments } of payload.config.globals) expect(lockDocuments).toBe(false)
  const [mios, rens] = [await opened(mio, hero), await opened(ren, hero)]
  await taken(mio.send(`${hero}?${QUERY}`, { ...mios, title: 'ようこそ' }))
  await taken(ren.send(`${hero}?${QUERY}`, { ...rens, subtitle: 'いらっしゃい' }))
  expect(await opened(mio, hero)).toMatchObject({ title: 'ようこそ', subtitle: 'いらっしゃい' })
  const { clashes } = await asked(ren.send(`${hero}?${QUERY}`, { ...rens, title: '蓮' }))
  expect(clashes).toMatchObject([{ mine: '蓮', theirs: 'ようこそ' }])
})

const begunOf = (form: Form) => v.parse(begunSchema, form[BEGUN])

/** A list in the form, whose rows two people may change. */
const withRows = (stations: readonly unknown[]) => ({ facts: { stations } })

const rowsIn = (form: Form) => v.parse(formSchema, form).facts.stations

const formSchema = v.object({
  facts: v.object({ stations: v.array(v.record(v.string(), v.unknown())) }),
})

test('a save that does not say what it began with is refused after someone else saved', async () => {
  const form = await known(mio, shop)
  expect((await patch(ren, `${shop}?${QUERY}`, { name: '蓮' })).status).toBe(200)
  const refused = await patch(mio, `${shop}?${QUERY}`, { ...form, name: '澪' })
  expect(refused.status).toBe(409)
  expect((await refused.json()).errors[0].message).toContain('Ren')
  const reopened = { ...(await known(mio, shop)), name: '澪' }
  expect((await patch(mio, `${shop}?${QUERY}`, reopened)).status).toBe(200)
})

test('saves of one person follow each other, and a form opened after a publish can be saved', async () => {
  const form = await known(mio, shop)
  for (const name of ['澪', '澪 二']) {
    expect((await patch(mio, `${shop}?${QUERY}`, { ...form, name })).status).toBe(200)
  }
  const publish = `${shop}?locale=ja&publishSpecificLocale=ja`
  expect((await patch(mio, publish, { name: '澪 三', _status: 'published' })).status).toBe(200)
  const after = { ...(await known(ren, shop)), name: '蓮' }
  expect((await patch(ren, `${shop}?${QUERY}`, after)).status).toBe(200)
})

test('the same applies to a section of the home page', async () => {
  const hero = '/api/globals/hero'
  const save = ({ send }: Member, body: object) => send(`${hero}?${QUERY}`, body)
  expect((await save(mio, { title: 'ようこそ' })).status).toBe(200)
  const form = await known(mio, hero)
  expect((await save(ren, { ...form, title: 'いらっしゃい' })).status).toBe(200)
  expect((await save(mio, { ...form, title: 'ようこそ！' })).status).toBe(409)
})
