import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDesk, type TestDesk } from '../../test/test-desk.ts'

let desk: TestDesk
beforeAll(async () => {
  desk = await openTestDesk()
})
afterAll(() => desk.close())

const NIGHT = { opens: '17:00', closes: '26:00' }

function save(
  slug: string,
  session: { opens: string; closes: string; lastOrder?: string },
  more: { closures?: { from: string; to: string }[] } = {},
) {
  return desk.payload.create({
    collection: 'restaurants',
    locale: 'en',
    data: {
      slug,
      name: 'Yoriai',
      description: 'An izakaya.',
      address: '0-0 Example, Yokosuka',
      phone: '046-000-0000',
      accent: 'plum',
      listedSince: '2021-04-01T00:00:00.000Z',
      openingHours: { sessions: [{ days: ['fri', 'sat'], ...session }], ...more },
      _status: 'published',
    },
  })
}

test('hours past midnight are taken, written either way', async () => {
  const one = await save('one', { opens: '17:00', closes: '26:00', lastOrder: '25:30' })
  const two = await save('two', { opens: '17:00', closes: '2:00', lastOrder: '1:30' })
  expect(one.openingHours?.sessions).toHaveLength(1)
  expect(two.openingHours?.sessions).toHaveLength(1)
})

test('a time that pages could not read is refused at its field, with an example', async () => {
  for (const [field, session] of [
    ['opens', { opens: '5pm', closes: '22:00' }],
    ['closes', { opens: '17:00', closes: 'late' }],
    ['lastOrder', { opens: '17:00', closes: '22:00', lastOrder: '23:00' }],
  ] as const) {
    await expect(save('three', session)).rejects.toMatchObject({
      data: {
        errors: expect.arrayContaining([
          {
            path: `openingHours.sessions.0.${field}`,
            message: expect.stringContaining('17:30'),
            label: expect.any(String),
          },
        ]),
      },
    })
  }
})

test('a closure that ends before it begins is refused at its last day', async () => {
  const closure = (from: string, to: string) => ({ closures: [{ from, to }] })
  const wrong = closure('2027-01-03T12:00:00.000Z', '2026-12-28T12:00:00.000Z')
  await expect(save('four', NIGHT, wrong)).rejects.toMatchObject({
    data: {
      errors: [
        {
          path: 'openingHours.closures.0.to',
          message: expect.stringContaining('最終日が初日より前'),
        },
      ],
    },
  })
  const day = closure('2026-12-28T12:00:00.000Z', '2026-12-28T12:00:00.000Z')
  expect((await save('five', NIGHT, day)).openingHours?.closures).toHaveLength(1)
})
