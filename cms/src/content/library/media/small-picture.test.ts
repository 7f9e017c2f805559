import sharp from 'sharp'
import { expect, test } from 'vitest'
import { addPicture, samplePicture } from '../../../../test/samples.ts'
import { openSignedInDesk } from '../../../../test/signed-in-desk.ts'

const { payload, send, stranger } = await openSignedInDesk({ role: 'editor' })

const upload = (width: number, colour: string) => addPicture(payload, colour, [width, 1200])

test('lists and cards load a small copy of a picture', async () => {
  const { id, thumbnailURL } = await upload(1800, '#24406a')
  expect(thumbnailURL).toMatch(new RegExp(`^/api/media/${id}/small\\?of=[0-9a-f]{20}$`))
  const answer = await send(thumbnailURL ?? '')
  expect(answer.headers.get('Content-Type')).toBe('image/webp')
  expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({
    width: 640,
    height: 427,
  })
})

test('a replaced picture has another small address, so that staff see it immediately', async () => {
  const { id, thumbnailURL } = await upload(900, '#b04030')
  const file = await samplePicture('#fff', 90, 90)
  const replaced = await payload.update({ collection: 'media', id, data: {}, file })
  expect(replaced.thumbnailURL).not.toBe(thumbnailURL)
  const answer = await send(replaced.thumbnailURL ?? '')
  expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: 90 })
})

test('a stranger gets no picture, and an unknown id leads nowhere', async () => {
  const { thumbnailURL } = await upload(700, '#335544')
  expect((await stranger(thumbnailURL ?? '')).status).toBe(401)
  expect((await send('/api/media/99999/small')).status).toBe(404)
})
