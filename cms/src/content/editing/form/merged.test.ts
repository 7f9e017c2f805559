import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { addNews, changed, formOf, lastSaved, versionsOf } from '../../../../test/forms.ts'
import { addRestaurant } from '../../../../test/restaurants.ts'
import { openSignedInDesk } from '../../../../test/signed-in-desk.ts'
import { clashedSchema } from './form.ts'

const { payload, as, ...mio } = await openSignedInDesk({ role: 'editor', name: 'Mio' })
const ren = await as('editor', { name: 'Ren', email: 'ren@example.jp' })
let news: number
let mios: ReturnType<typeof formOf>
let rens: ReturnType<typeof formOf>

beforeEach(async () => {
  news = await addNews(mio)
  mios = formOf(mio, `news/${news}`)
  rens = formOf(ren, `news/${news}`)
})

const stored = () => lastSaved(payload, 'news', news)

test('two people change different fields, and both changes stand', async () => {
  await rens.saved([changed('title.en', 'Hot pot is on', 'Oysters are in')])
  const saved = await mios.saved([changed('title.ja', '鍋をはじめました', '牡蠣の季節です')])
  expect(saved.values).toMatchObject({ 'title.ja': '牡蠣の季節です', 'title.en': 'Oysters are in' })
  expect(await stored()).toMatchObject({
    title: { ja: '牡蠣の季節です', en: 'Oysters are in' },
    changedBy: 'Ren / Mio',
  })
})

test('two people save different fields at the same moment, and both changes stand', async () => {
  const pairs = [
    [changed('title.ja', '鍋をはじめました', '牡蠣の季節です')],
    [changed('title.en', 'Hot pot is on', 'Oysters are in')],
    [changed('text.ja', '冬の献立です。', '生牡蠣を始めます。')],
    [changed('text.en', 'The winter menu.', 'Raw oysters.')],
  ]
  await Promise.all(
    pairs.map((changes, at) => (at % 2 ? rens : mios).saved(changes, { isAutosave: true })),
  )
  expect(await stored()).toMatchObject({
    title: { ja: '牡蠣の季節です', en: 'Oysters are in' },
    text: { ja: '生牡蠣を始めます。', en: 'Raw oysters.' },
  })
})

test('of two who save the same field at the same moment one is asked', async () => {
  const answers = await Promise.all([
    mios.save([changed('title.ja', '鍋をはじめました', '牡蠣の季節です')]),
    rens.save([changed('title.ja', '鍋をはじめました', '鮟鱇の季節です')]),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('who changes what another changed meanwhile is shown both texts, and nothing is stored', async () => {
  await rens.saved([
    changed('title.ja', '鍋をはじめました', '鮟鱇の季節です'),
    changed('text.en', 'The winter menu.', 'Anglerfish.'),
  ])
  const before = await versionsOf(payload, 'news', news)
  const answer = await mios.save([
    changed('title.ja', '鍋をはじめました', '牡蠣の季節です'),
    changed('title.en', 'Hot pot is on', 'Oysters are in'),
  ])
  expect(answer.status).toBe(409)
  const { by, clashes, values } = v.parse(clashedSchema, await answer.json())
  expect(by).toBe('Ren')
  expect(clashes).toEqual([{ path: 'title.ja', mine: '牡蠣の季節です', theirs: '鮟鱇の季節です' }])
  expect(values).toMatchObject({ 'title.en': 'Hot pot is on', 'text.en': 'Anglerfish.' })
  expect(await versionsOf(payload, 'news', news)).toEqual(before)
})

test('who then keeps their own text sends it as a change of the other’s', async () => {
  await rens.saved([changed('title.ja', '鍋をはじめました', '鮟鱇の季節です')])
  await mios.saved([changed('title.ja', '鮟鱇の季節です', '牡蠣の季節です')])
  expect((await stored()).title.ja).toBe('牡蠣の季節です')
})

test('both write the same, and nobody is asked', async () => {
  await rens.saved([changed('title.ja', '鍋をはじめました', '牡蠣の季節です')])
  await mios.saved([changed('title.ja', '鍋をはじめました', '牡蠣の季節です')])
  expect((await stored()).title.ja).toBe('牡蠣の季節です')
})

test('in a second window of one person the same field is asked without a name', async () => {
  await mios.saved([changed('title.ja', '鍋をはじめました', '鮟鱇の季節です')])
  const answer = await mios.save([changed('title.ja', '鍋をはじめました', '牡蠣の季節です')])
  expect([answer.status, (await answer.json()).by]).toEqual([409, null])
})

const ID = { mine: 'a'.repeat(24), theirs: 'b'.repeat(24) }
const LIST = 'facts.stations'

/** A restaurant with two stations: its forms, and the ids of its rows. */
async function shop() {
  const stations = [{ name: '逗子駅', minutesOnFoot: 9 }, { name: '新逗子駅' }]
  const { id } = await addRestaurant(payload, { facts: { stations } })
  const rows = async () => (await lastSaved(payload, 'restaurants', id)).facts.stations
  const [first, second]: string[] = (await rows()).map((row: { id: string }) => row.id)
  return {
    first: first ?? '',
    second: second ?? '',
    mios: formOf(mio, `restaurants/${id}`),
    rens: formOf(ren, `restaurants/${id}`),
    names: async () => (await rows()).map(({ name }: { name: { ja?: string } }) => name.ja),
    rows,
  }
}

test('rows that two people add both stay, with their texts and where they were put', async () => {
  const { first, second, mios, rens, names, rows } = await shop()
  const base = [first, second]
  await rens.saved([
    changed(LIST, base, [first, ID.theirs, second]),
    changed(`${LIST}.${ID.theirs}.name.ja`, null, '葉山口'),
  ])
  await mios.saved([
    changed(`${LIST}.${ID.mine}.name.ja`, null, '東逗子駅'),
    changed(`${LIST}.${ID.mine}.name.en`, null, 'Higashi-Zushi'),
    changed(`${LIST}.${ID.mine}.minutesOnFoot`, null, 20),
    changed(LIST, base, [first, second, ID.mine]),
  ])
  expect(await names()).toEqual(['逗子駅', '葉山口', '新逗子駅', '東逗子駅'])
  expect((await rows()).at(-1)).toMatchObject({
    name: { ja: '東逗子駅', en: 'Higashi-Zushi' },
    minutesOnFoot: 20,
  })
  expect((await rows())[0]).toMatchObject({ minutesOnFoot: 9 })
})

test('one moves a row while another renames it and removes the other', async () => {
  const { first, second, mios, rens, names } = await shop()
  await rens.saved([
    changed(`${LIST}.${second}.name.ja`, '新逗子駅', '逗子・葉山駅'),
    changed(LIST, [first, second], [second]),
  ])
  await mios.saved([
    changed(LIST, [first, second], [second, first, ID.mine]),
    changed(`${LIST}.${ID.mine}.name.ja`, null, '東逗子駅'),
  ])
  expect(await names()).toEqual(['逗子・葉山駅', '東逗子駅'])
})

test('a text in a row that another removed is shown to its writer, and is not lost without a word', async () => {
  const { first, second, mios, rens, names } = await shop()
  await rens.saved([changed(LIST, [first, second], [second])])
  const at = `${LIST}.${first}.name.ja`
  const answer = await mios.save([changed(at, '逗子駅', '逗子駅 東口')])
  expect(answer.status).toBe(409)
  expect((await answer.json()).clashes).toEqual([{ path: at, mine: '逗子駅 東口', theirs: null }])
  const kept = await mios.save([changed(at, null, '逗子駅 東口')])
  expect(kept.status).toBe(400)
  expect(await names()).toEqual(['新逗子駅'])
})

test('what was typed into a row before it was removed goes with it', async () => {
  const { first, second, mios, names } = await shop()
  await mios.saved([
    changed(`${LIST}.${first}.name.ja`, '逗子駅', '逗子駅 東口'),
    changed(LIST, [first, second], [second]),
  ])
  expect(await names()).toEqual(['新逗子駅'])
})
