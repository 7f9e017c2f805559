import { readObject } from '@noren/contract/json'
import { expect, test } from 'vitest'
import { aRestaurant } from '../../test/restaurants.ts'
import { openSignedInDesk, taken } from '../../test/signed-in-desk.ts'

const { payload, send } = await openSignedInDesk({ role: 'editor' })
const { createComposer } = await import('./compose.ts')
const composer = createComposer(payload)

const kept = (day: string) => `${day}T12:00:00.000Z`

async function add(slug: string, standing: object) {
  const sessions = [{ days: ['mon', 'tue'], opens: '17:00', closes: '22:00' }]
  const body = { ...aRestaurant({ slug }), openingHours: { sessions }, standing }
  return send('/api/restaurants?locale=ja', body)
}

async function published(slug: string): Promise<Record<string, unknown>> {
  const { restaurants = [] } = (await composer.compose()).content
  return readObject(restaurants.find((restaurant) => readObject(restaurant).slug === slug))
}

test('a closing is published from the day after the last one, and the hours know it', async () => {
  await taken(
    add('closing', {
      kind: 'closes',
      lastDay: kept('2027-03-31'),
      until: kept('2027-06-30'),
      note: '20年間ありがとうございました。',
    }),
  )
  expect(await published('closing')).toMatchObject({
    standing: {
      kind: 'closes',
      from: '2027-04-01',
      until: '2027-06-30',
      note: { jp: '20年間ありがとうございました。' },
    },
    openingHours: { closures: [{ from: '2027-04-01', to: '9999-12-31', quiet: true }] },
  })
})

test('a move is published with its new address in the languages it is written in', async () => {
  await taken(
    add('moving', {
      kind: 'moves',
      from: kept('2027-04-01'),
      address: '逗子市港町2-2',
      address__en: '2-2 Minatomachi, Zushi',
      phone: '046-000-0202',
    }),
  )
  const restaurant = await published('moving')
  expect(restaurant.standing).toEqual({
    kind: 'moves',
    from: '2027-04-01',
    address: { en: '2-2 Minatomachi, Zushi', jp: '逗子市港町2-2' },
    phone: '046-000-0202',
  })
  expect(restaurant.openingHours).toMatchObject({ closures: [] })
})

test('a restaurant that states nothing is published as ever', async () => {
  await taken(add('as-ever', {}))
  expect(await published('as-ever')).not.toHaveProperty('standing')
})

test.each([
  ['a move without its new address', { kind: 'moves', from: kept('2027-04-01') }],
  ['a closing without its last day', { kind: 'closes' }],
  ['a pause without its first day', { kind: 'pauses' }],
  [
    'a pause that ends before it begins',
    { kind: 'pauses', from: kept('2027-04-02'), to: kept('2027-04-01') },
  ],
])('%s is refused', async (_, standing) => {
  expect((await add('refused', standing)).status).toBe(400)
})

async function refusals(slug: string, standing: object, language: string) {
  const body = { ...aRestaurant({ slug }), standing }
  const answer = await send(`/api/restaurants?locale=${language}`, body, 'POST', {
    'Accept-Language': language,
  })
  const { errors } = await answer.json()
  return errors[0].data.errors.map(({ path, message }: Record<string, string>) => [path, message])
}

test('a notice that ends before what it says is refused at its day, in the language of the reader', async () => {
  const closes = { kind: 'closes', lastDay: kept('2027-03-31'), until: kept('2027-03-31') }
  const moves = {
    kind: 'moves',
    from: kept('2027-04-01'),
    address: '逗子市港町2-2',
    until: kept('2027-03-31'),
  }
  expect(await refusals('ends', closes, 'ja')).toEqual([
    ['standing.until', '最後の営業日より後の日を選んでください。'],
  ])
  expect(await refusals('ends', closes, 'en')).toEqual([
    ['standing.until', 'Please choose a day after the last day open.'],
  ])
  expect(await refusals('ends', moves, 'ja')).toEqual([
    ['standing.until', '始まりの日より前です。'],
  ])
  expect(await refusals('ends', moves, 'en')).toEqual([
    ['standing.until', 'This is before the first day.'],
  ])
  await taken(add('ends', { ...closes, until: kept('2027-04-01') }))
})

test.each([undefined, 'moves', 'pauses', 'closes'])(
  'a day that no database can keep is refused at its field, also one that %s does not show',
  async (kind) => {
    const far = '+012345-01-01T12:00:00.000Z'
    const days = { from: far, to: far, lastDay: far, until: far }
    const said = await refusals('far', { kind, ...days, address: '逗子市港町2-2' }, 'ja')
    expect(said).toEqual(
      Object.keys(days).map((name) => [
        `standing.${name}`,
        '日付を選んでください。年は西暦4桁です。',
      ]),
    )
  },
)

test('before a closing goes out the desk asks once, naming the last day', async () => {
  const { doc } = await taken(add('asked', {}))
  const draft = `/api/restaurants/${doc.id}?locale=ja&draft=true`
  const standing = { kind: 'closes', lastDay: kept('2027-03-31') }
  await taken(send(draft, { standing }, 'PATCH'))
  const { questions } = await (await send(`/api/restaurants/${doc.id}/unpublished`)).json()
  expect(questions).toHaveLength(2)
  expect(questions[0]).toMatchObject({
    field: 'standing.kind',
    sentence: expect.stringContaining('最後の営業日：2027-03-31'),
  })
  await taken(send(`/api/restaurants/${doc.id}?locale=ja`, { _status: 'published' }, 'PATCH'))
  const after = await (await send(`/api/restaurants/${doc.id}/unpublished`)).json()
  expect(after.questions).toEqual([])
})
