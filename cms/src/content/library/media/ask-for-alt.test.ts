import { expect, test } from 'vitest'
import { addPicture } from '../../../../test/samples.ts'
import { openTestDesk } from '../../../../test/test-desk.ts'

const { payload } = await openTestDesk()
const { id: described } = await addPicture(payload, '#456')
const { id: unread } = await addPicture(payload, '#456', [30, 20], { altEn: ' ' })

const solution = { title: '清掃', description: 'ホテルの清掃' }
/** What a publish is refused with, at the field of the picture. */
const refusedAt = (path: string) => {
  const message = '「壁」には英語の説明がありません。写真を開いて入力してください。'
  return { status: 400, data: { errors: [{ path, message }] } }
}

test('a document is not published with a picture that lacks its description in a language', async () => {
  const collection = 'solutions'
  const data = { ...solution, image: unread }
  const publish = payload.create({ collection, data: { ...data, _status: 'published' } })
  await expect(publish).rejects.toMatchObject(refusedAt('image'))

  const { id } = await payload.create({
    collection,
    draft: true,
    data: { ...data, _status: 'draft' },
  })
  // The draft has the picture; the request does not.
  const later = payload.update({ collection, id, data: { title: '掃除', _status: 'published' } })
  await expect(later).rejects.toMatchObject(refusedAt('image'))
  const corrected = await payload.update({
    collection,
    id,
    data: { image: described, _status: 'published' },
  })
  expect(corrected._status).toBe('published')
})

test('a picture in a row of a page needs its descriptions too', async () => {
  const page = (image: number) =>
    payload.updateGlobal({
      slug: 'about',
      locale: 'ja',
      data: {
        hero: { title: '会社案内' },
        team: {
          members: [
            { name: '波子', image: described },
            { name: '織江', image },
          ],
        },
        _status: 'published',
      },
    })
  await expect(page(unread)).rejects.toMatchObject(refusedAt('team.members.1.image'))
  expect((await page(described))._status).toBe('published')
})
