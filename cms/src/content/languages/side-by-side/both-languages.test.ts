import { beforeEach, expect, test } from 'vitest'
import { aRestaurant } from '../../../../test/restaurants.ts'
import { openSignedInDesk, taken } from '../../../../test/signed-in-desk.ts'

const { payload, ...mio } = await openSignedInDesk({ role: 'editor', name: 'Mio' })
/** The restaurant of the test, and its station. */
let shop: number
let station: string

const send = (path: string, body?: object, method?: string) => taken(mio.send(path, body, method))

beforeEach(async () => {
  const { doc } = await send('/api/restaurants?locale=ja', {
    ...aRestaurant(),
    name__en: 'Shiobi',
    description__en: 'From the charcoal.',
    address__en: '0-0 Zushi',
    facts: { stations: [{ name: '逗子駅', name__en: 'Zushi' }] },
  })
  shop = doc.id
  station = doc.facts.stations[0].id
})

const save = (query: string, body: object) =>
  send(`/api/restaurants/${shop}?${query}`, body, 'PATCH')

const saveDraft = (body: object, tag = 'ja') => save(`locale=${tag}&draft=true`, body)

/** The restaurant in all languages, as published or as last saved. */
const read = (draft: boolean) =>
  payload.findByID({ collection: 'restaurants', id: shop, locale: 'all', draft, depth: 0 })

test('one save writes a new restaurant in both languages, including its stations', async () => {
  expect(await read(false)).toMatchObject({
    name: { ja: '潮火', en: 'Shiobi' },
    facts: { stations: [{ name: { ja: '逗子駅', en: 'Zushi' } }] },
  })
})

test('the form’s data and a save’s answer contain the other language', async () => {
  const shown = { name: 'Shiobi', name__ja: '潮火', facts: { stations: [{ name__ja: '逗子駅' }] } }
  const path = `/api/restaurants/${shop}?draft=true`
  expect(await send(`${path}&locale=en`)).toMatchObject(shown)
  expect((await saveDraft({ phone: '046-000-0001' }, 'en')).doc).toMatchObject(shown)
})

test('both languages of a new station and of a moved one are saved', async () => {
  await saveDraft({
    facts: {
      stations: [
        { name: '東逗子駅', name__en: 'Higashi-Zushi' },
        { id: station, name: '逗子駅 東口', name__en: 'Zushi, east exit' },
      ],
    },
  })
  expect((await read(true)).facts?.stations).toMatchObject([
    { name: { ja: '東逗子駅', en: 'Higashi-Zushi' } },
    { name: { ja: '逗子駅 東口', en: 'Zushi, east exit' } },
  ])
})

test('an empty field empties the other language’s text, and a text that is not sent stays', async () => {
  await saveDraft({ description__en: '', cuisine: '魚介', cuisine__en: 'Seafood' })
  await saveDraft({ name: '潮火 逗子' })
  expect(await read(true)).toMatchObject({
    name: { ja: '潮火 逗子', en: 'Shiobi' },
    description: { ja: '炭火焼き。', en: '' },
    cuisine: { ja: '魚介', en: 'Seafood' },
  })
})

test('a publish of Japanese alone leaves the English a draft, and publishes the phone number', async () => {
  const typed = { name: '潮火 逗子', name__en: 'Shiobi Zushi', phone: '046-000-0002' }
  const { doc } = await save('locale=ja&publishSpecificLocale=ja', {
    ...typed,
    _status: 'published',
  })
  expect(doc).toMatchObject(typed)
  expect(await read(false)).toMatchObject({
    name: { ja: '潮火 逗子', en: 'Shiobi' },
    phone: '046-000-0002',
  })
  expect(await read(true)).toMatchObject({ name: { ja: '潮火 逗子', en: 'Shiobi Zushi' } })
})

test('a text that is too long is refused in the other language too, under its name', async () => {
  const body = { name__en: 'a'.repeat(301), _status: 'published' }
  const answer = await mio.send(`/api/restaurants/${shop}?locale=ja`, body, 'PATCH')
  expect(answer.status).toBe(400)
  expect(JSON.stringify(await answer.json())).toContain('name__en')
})

test('a text and its translation that change in one save are up to date', async () => {
  await saveDraft({ description: '藁焼き。', description__en: 'From burning straw.' })
  expect([await gaps('en'), await gaps('ja')]).toEqual([[], []])
  await saveDraft({ description__en: 'Over burning straw.' })
  expect([await gaps('en'), await gaps('ja')]).toEqual([[], [['description', 'stale']]])
})

test('a series of autosaves counts as one change, in either language', async () => {
  const autosave = (body: object) => save('locale=ja&draft=true&autosave=true', body)
  await autosave({ description: '藁' })
  expect(await gaps('en')).toEqual([['description', 'stale']])
  await autosave({ description: '藁焼き。', description__en: 'From' })
  await autosave({ description__en: 'From burning' })
  const { totalDocs } = await payload.countVersions({
    collection: 'restaurants',
    where: { parent: { equals: shop } },
  })
  expect(totalDocs).toBe(2)
  await save('locale=ja', { description__en: 'From burning straw.', _status: 'published' })
  expect([await gaps('en'), await gaps('ja')]).toEqual([[], []])
})

test('a restored version has both languages', async () => {
  await saveDraft({ name: '潮火 逗子', name__en: 'Shiobi Zushi' })
  await saveDraft({ name: '潮火 葉山', name__en: 'Shiobi Hayama' })
  const { docs } = await payload.findVersions({
    collection: 'restaurants',
    where: { parent: { equals: shop } },
    sort: '-updatedAt',
  })
  await send(`/api/restaurants/versions/${docs[1]?.id}`, {})
  expect(await read(true)).toMatchObject({ name: { ja: '潮火 逗子', en: 'Shiobi Zushi' } })
})

test('a section of the home page is saved in both languages too', async () => {
  const title = { title: 'ようこそ', title__en: 'Welcome' }
  await send('/api/globals/hero?locale=ja&draft=true', { ...title, _status: 'draft' })
  const hero = await payload.findGlobal({ slug: 'hero', locale: 'all', draft: true })
  expect(hero.title).toEqual({ ja: 'ようこそ', en: 'Welcome' })
})

async function gaps(tag: string): Promise<[key: string, state: string][]> {
  const path = `/api/restaurants/${shop}/translations?locale=${tag}`
  const { gaps }: { gaps: { key: string; state: string }[] } = await send(path)
  return gaps.map(({ key, state }) => [key, state])
}
