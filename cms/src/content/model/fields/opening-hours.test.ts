import { expect, test } from 'vitest'
import { addClosure } from '../../../../test/facts.ts'
import { addRestaurant } from '../../../../test/restaurants.ts'
import { openTestDesk } from '../../../../test/test-desk.ts'

const { payload } = await openTestDesk()

const NIGHT = { opens: '17:00', closes: '26:00' }

function save(session: { opens: string; closes: string; lastOrder?: string }) {
  const sessions = [{ days: ['fri' as const, 'sat' as const], ...session }]
  return addRestaurant(payload, { openingHours: { sessions } })
}

test('hours past midnight are accepted in both notations', async () => {
  const one = await save({ opens: '17:00', closes: '26:00', lastOrder: '25:30' })
  const two = await save({ opens: '17:00', closes: '2:00', lastOrder: '1:30' })
  expect(one.openingHours?.sessions).toHaveLength(1)
  expect(two.openingHours?.sessions).toHaveLength(1)
})

test('a time that pages cannot read is refused at its field, with an example', async () => {
  for (const [field, session] of [
    ['opens', { opens: '5pm', closes: '22:00' }],
    ['closes', { opens: '17:00', closes: 'late' }],
    ['lastOrder', { opens: '17:00', closes: '22:00', lastOrder: '23:00' }],
  ] as const) {
    await expect(save(session)).rejects.toMatchObject({
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
  const { id } = await save(NIGHT)
  const [last, first] = ['2026-12-28T12:00:00.000Z', '2027-01-03T12:00:00.000Z']
  await expect(addClosure(payload, id, { from: first, to: last })).rejects.toMatchObject({
    data: {
      errors: [{ path: 'to', message: expect.stringContaining('最終日が初日より前') }],
    },
  })
  expect(await addClosure(payload, id, { from: last, to: last })).toMatchObject({ to: last })
})
