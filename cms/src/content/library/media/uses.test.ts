import { expect, test } from 'vitest'
import { addDish } from '../../../../test/facts.ts'
import { addRestaurant } from '../../../../test/restaurants.ts'
import { addPicture } from '../../../../test/samples.ts'
import { openSignedInDesk } from '../../../../test/signed-in-desk.ts'

const { payload, send } = await openSignedInDesk({ role: 'owner' })

const newPicture = async (colour: string) => (await addPicture(payload, colour)).id

/** The desk's answer, in a language, to a request to delete pictures. */
async function deletion(path: string, language = 'ja'): Promise<[number, string]> {
  const headers = { 'Accept-Language': language }
  const answer = await send(`/api/media${path}`, undefined, 'DELETE', headers)
  const { errors } = await answer.json()
  return [answer.status, errors?.[0]?.message ?? '']
}

test('a picture in use is not deleted, and the refusal names where it is used', async () => {
  const id = await newPicture('#123')
  await addRestaurant(payload, { mainPhoto: id, gallery: [id] })
  expect(await deletion(`/${id}`)).toEqual([
    409,
    '「壁」は使われているため、削除できません：レストラン「潮火」（メイン写真）、レストラン「潮火」（ギャラリー）。先にそこから外してください。',
  ])
  // The name has no English, and the refusal still contains it.
  expect(await deletion(`/${id}`, 'en')).toEqual([
    409,
    '“A wall” cannot be deleted, because it is used: Restaurant “潮火” (Main photo), Restaurant “潮火” (Gallery). Please take it out there first.',
  ])
  expect(await payload.findByID({ collection: 'media', id })).toMatchObject({ altJa: '壁' })
})

test('the photo of a dish leads to the menu screen, any other to the form', async () => {
  const { usesOf } = await import('./uses.ts')
  const photo = await newPicture('#135')
  const { id } = await addRestaurant(payload, { mainPhoto: photo })
  await addDish(payload, id, { name: '鯵', photo })
  const uses = await usesOf({ i18n: { language: 'ja' }, payload }, 'media', photo)
  expect(uses.map(({ href, field }) => [href, field.ja])).toEqual([
    [`/admin/collections/restaurants/${id}`, 'メイン写真'],
    [`/admin/menu/${id}`, '写真'],
  ])
})

test('a picture that only a draft uses is not deleted either', async () => {
  const [shown, drafted] = [await newPicture('#234'), await newPicture('#345')]
  const { id } = await addRestaurant(payload, { mainPhoto: shown })
  await payload.update({
    collection: 'restaurants',
    id,
    draft: true,
    data: { mainPhoto: drafted, _status: 'draft' },
  })
  expect(await deletion(`/${shown}`)).toEqual([409, expect.stringContaining('（メイン写真）')])
  expect(await deletion(`/${drafted}`)).toEqual([
    409,
    expect.stringContaining('「潮火」（メイン写真・下書き）'),
  ])
})

test('a picture in a row of a page is found there, and can be deleted after it is removed', async () => {
  const id = await newPicture('#456')
  await payload.updateGlobal({
    slug: 'about',
    locale: 'ja',
    data: {
      hero: { title: '会社案内' },
      team: { members: [{ name: '波子' }, { name: '織江', image: id }] },
      _status: 'published',
    },
  })
  const [status, message] = await deletion(`/${id}`)
  expect([status, message]).toEqual([
    409,
    '「壁」は使われているため、削除できません：会社案内（チーム → メンバー → 写真）。先にそこから外してください。',
  ])
  await payload.updateGlobal({
    slug: 'about',
    locale: 'ja',
    data: { team: { members: [] }, _status: 'published' },
  })
  expect(await deletion(`/${id}`)).toEqual([200, ''])
})

test('when staff delete many pictures together, those in use stay', async () => {
  const [used, free] = [await newPicture('#567'), await newPicture('#678')]
  await payload.create({
    collection: 'solutions',
    locale: 'ja',
    data: { title: '清掃', description: 'ホテルの清掃', image: used, _status: 'published' },
  })
  const both = `?where[id][in][0]=${used}&where[id][in][1]=${free}`
  const [status, message] = await deletion(both)
  expect([status, message]).toEqual([400, expect.stringContaining('「清掃」（写真）')])
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { in: [used, free] } },
  })
  expect(docs.map(({ id }) => id)).toEqual([used])
})
