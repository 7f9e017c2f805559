import { expect, test } from 'vitest'
import { aRestaurant } from '../../../test/restaurants.ts'
import { openSignedInDesk } from '../../../test/signed-in-desk.ts'

const { payload, send, stranger, as } = await openSignedInDesk({ role: 'editor' })
const { createComposer } = await import('../compose.ts')
const { createPublisher } = await import('../publisher.ts')
const { ourTarget } = await import('../../base/targets/our-bucket.ts')

test('before anything is published there is nothing to download', async () => {
  expect((await send('/api/google.zip')).status).toBe(404)
})

test('the download has a folder for each published restaurant, and says what is what', async () => {
  await payload.create({
    collection: 'restaurants',
    locale: 'ja',
    data: aRestaurant({
      slug: 'shiobi',
      openingHours: { sessions: [{ days: ['mon'], opens: '17:00', closes: '22:00' }] },
    }),
  })
  const { compose } = createComposer(payload)
  await createPublisher({ compose, target: await ourTarget() }).publish()
  const answer = await send('/api/google.zip')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
  const archive = await answer.text()
  expect(archive).toContain('shiobi/location.json')
  expect(archive).toContain('"openDay": "MONDAY"')
  expect(archive).toContain('営業時間（location.json）')
})

test('strangers and staff who only answer enquiries get none of it', async () => {
  expect((await stranger('/api/google.zip')).status).toBe(401)
  expect((await (await as('inbox')).send('/api/google.zip')).status).toBe(403)
})
