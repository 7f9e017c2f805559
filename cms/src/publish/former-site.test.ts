import { expect, test, vi } from 'vitest'
import { IN_TIME } from '../../test/in-time.ts'
import { publishingDesk } from '../../test/publishing-desk.ts'
import { addRestaurant } from '../../test/restaurants.ts'
import { taken } from '../../test/signed-in-desk.ts'

const desk = await publishingDesk()
const { payload, publisher, shown } = desk
const owner = await desk.as('owner')
await addRestaurant(payload, { slug: 'shiobi', name: 'Shiobi' }, 'en')

const LIST = '/api/globals/former-site'
const save = (list: string, language = 'ja') =>
  owner.send(LIST, { list }, 'POST', { 'Accept-Language': language })
const saved = async () => (await payload.findGlobal({ slug: 'former-site' })).list

const GOOD = [
  '以前のアドレス\t移動先',
  '/menu.html\t/ja/restaurants/shiobi',
  '',
  '# 通販',
  'https://old.example.jp/shop/*\thttps://shop.example.jp/*',
].join('\n')

test('a saved list is on the site as pairs, and stays in the desk as it was typed', async () => {
  await taken(save(GOOD))
  await vi.waitFor(
    async () =>
      expect((await shown()).formerSite).toEqual([
        ['/menu.html', '/ja/restaurants/shiobi'],
        ['/shop/*', 'https://shop.example.jp/*'],
      ]),
    IN_TIME,
  )
  expect(await saved()).toBe(GOOD)
})

test('a refusal names each line in the language of the user, and the list stays as it was', async () => {
  const list = '/old /restaurants/shioby\n/restaurants/shiobi /contact\n/fine /contact\n/alone'
  const japanese = await save(list)
  expect(japanese.status).toBe(400)
  expect((await japanese.json()).errors[0].data.errors[0].message).toBe(
    [
      '1行目：「/restaurants/shioby」というページは、このサイトにありません。移動先のページを開き、そのアドレスをコピーしてください。',
      '2行目：このサイトに同じアドレスのページがあり、そのページが表示されます。行を消してください。',
      '4行目：移動先が読み取れません。以前のアドレスのあとに、タブ・カンマ・空白のどれかをはさんで、「/」または「https://」で始まる移動先を書いてください。',
    ].join('\n'),
  )
  const many = await save('/alone\n'.repeat(25), 'en')
  const [first, ...others] = (await many.json()).errors[0].data.errors[0].message.split('\n')
  expect(first).toMatch(/^Line 1: the new address is missing\. Please write it after the old one/)
  expect(others.slice(-1)).toEqual(['And 5 more lines.'])
  expect(await saved()).toBe(GOOD)
})

test('10,000 lines are saved and published', async () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => `/news/${at}.html\t/restaurants/shiobi`)
  await taken(save(rows.join('\n')))
  await publisher.publish()
  const { formerSite } = await shown()
  expect([formerSite.length, formerSite[9999]]).toEqual([
    10_000,
    ['/news/9999.html', '/restaurants/shiobi'],
  ])
  await taken(save(''))
  await publisher.publish()
  expect((await shown()).formerSite).toBeUndefined()
})

test('a draft is previewed without the list', async () => {
  await taken(save(GOOD))
  const draftOf = { global: 'cta' } as const
  expect((await desk.composer.compose(draftOf)).formerSite).toBeUndefined()
})

test('whoever may not do everything neither reads nor changes the list', async () => {
  for (const role of ['editor', 'restaurantEditor', 'inbox'] as const) {
    const member = await desk.as(role)
    const answers = [await member.send(LIST), await member.send(LIST, { list: '/a /about' })]
    expect([role, ...answers.map(({ status }) => status)]).toEqual([role, 403, 403])
  }
  expect(await saved()).toBe(GOOD)
})
