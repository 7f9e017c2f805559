import { expect, test } from 'vitest'
import { publishingDesk } from '../../../test/publishing-desk.ts'
import { addRestaurant } from '../../../test/restaurants.ts'
import { standInForSite } from '../../../test/site-stand-in.ts'

const asked: string[] = []
let isAway = false

/** In place of the site, which writes the receipts. */
const site = await standInForSite((request, response) => {
  asked.push(request.url ?? '')
  const receipts = {
    en: { subject: 'Not confirmed yet', text: 'Your request has arrived.' },
    jp: { subject: '【まだ確定していません】', text: '<お申し込み>が届きました。' },
  }
  response.writeHead(isAway ? 503 : 200).end(JSON.stringify(receipts))
})

const { payload, composer, folder, publisher, send } = await publishingDesk(site)
const { createPreviews } = await import('../../publish/preview/previews.ts')
const { handIn } = await import('../../desk/desk.ts')
const previews = createPreviews({
  compose: composer.compose,
  folder,
  desk: 'http://localhost:3001',
})
handIn({ publisher, previews })

const shop = await addRestaurant(payload, { slug: 'shiobi' })

const mails = async (query: string) => {
  const answer = await send(`/api/restaurants/${shop.id}/mails${query}`)
  return { status: answer.status, text: await answer.text() }
}

test('staff read receipt and confirmation of a table on New Year’s Eve, and nothing is kept of it', async () => {
  const { status, text } = await mails('?at=2026-12-31T18:30')
  expect(status).toBe(200)
  expect(asked).toEqual([
    expect.stringMatching(
      /^\/preview\/[0-9a-f]{32}@2026-12-31T18:30\/restaurants\/shiobi\?receipt$/,
    ),
  ])
  expect([...text.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, heading]) => heading)).toEqual([
    'お申し込みを受け付けたとき（日本語）',
    'お申し込みを受け付けたとき（英語）',
    'ご予約を確定するとき（日本語）',
    'ご予約を確定するとき（英語）',
  ])
  expect(text).toContain('&#60;お申し込み&#62;が届きました。')
  const confirmed = text.slice(text.indexOf('ご予約を確定するとき（日本語）'))
  expect(confirmed).toContain('12月31日（木）18:30')
  expect(confirmed).toContain('佐藤 花子')
  expect(confirmed).toContain('Thursday 31 December')
  expect(confirmed).not.toMatch(/\/r\/[\w-]/)
  expect((await payload.count({ collection: 'enquiries' })).totalDocs).toBe(0)
})

test('a minute that cannot be read, and a site that is away, are said', async () => {
  expect(await mails('?at=tomorrow')).toMatchObject({ status: 400 })
  isAway = true
  const away = await mails('?at=2026-12-31T18:30')
  expect([away.status, away.text]).toEqual([
    502,
    expect.stringContaining('サイトに接続できませんでした'),
  ])
})
