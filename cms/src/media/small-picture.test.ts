import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDesk, type TestDesk } from '../../test/test-desk.ts'

let desk: TestDesk
let token: string

beforeAll(async () => {
  desk = await openTestDesk()
  const { payload } = desk
  const account = { email: 'ren@example.jp', password: 'three waves in a row', name: '須磨 蓮' }
  await payload.create({ collection: 'users', data: { ...account, role: 'editor' } })
  token = (await payload.login({ collection: 'users', data: account })).token ?? ''
})
afterAll(() => desk.close())

async function upload(width: number, colour: string) {
  const data = await sharp({ create: { width, height: 1200, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
  const file = { data, name: 'photo.jpg', mimetype: 'image/jpeg', size: data.length }
  const alts = { altEn: 'The sea', altJa: '海' }
  return desk.payload.create({ collection: 'media', data: alts, file })
}

test('lists and cards load a small copy of a picture, not the whole of it', async () => {
  const { id, thumbnailURL } = await upload(1800, '#24406a')
  expect(thumbnailURL).toMatch(new RegExp(`^/api/media/${id}/small\\?of=[0-9a-f]{20}$`))
  const answer = await desk.request(thumbnailURL ?? '', { token })
  expect(answer.headers.get('Content-Type')).toBe('image/webp')
  expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({
    width: 640,
    height: 427,
  })
})

test('a replaced picture has another small address, so that it is seen at once', async () => {
  const { id, thumbnailURL } = await upload(900, '#b04030')
  const data = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()
  const file = { data, name: 'other.jpg', mimetype: 'image/jpeg', size: data.length }
  const replaced = await desk.payload.update({ collection: 'media', id, data: {}, file })
  expect(replaced.thumbnailURL).not.toBe(thumbnailURL)
  const answer = await desk.request(replaced.thumbnailURL ?? '', { token })
  expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: 90 })
})

test('a stranger gets no picture, and a number nobody has leads nowhere', async () => {
  const { thumbnailURL } = await upload(700, '#335544')
  expect((await desk.request(thumbnailURL ?? '')).status).toBe(401)
  expect((await desk.request('/api/media/99999/small', { token })).status).toBe(404)
})
