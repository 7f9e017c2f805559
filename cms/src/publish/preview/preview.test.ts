import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { previewFolder } from '@noren/kit/disk/preview-folder'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { proves } from '../../../../scripts/testing/proves.ts'
import { publishingDesk } from '../../../test/publishing-desk.ts'
import { addRestaurant, aRestaurant } from '../../../test/restaurants.ts'

const DESK = 'http://localhost:3001'
const SITE = 'https://www.example.jp'
const HOUR = 3_600_000

let now = Date.parse('2026-11-23T00:00:00.000Z')

const { payload, composer, folder, send, stranger } = await publishingDesk({
  ORIGIN: SITE,
})
const { createPreviews } = await import('./previews.ts')
const newPreviews = () =>
  createPreviews({ compose: composer.compose, folder, desk: DESK, now: () => now })
const { runningPreviews } = await import('./running-previews.ts')
runningPreviews.handIn(newPreviews())

beforeEach(() => {
  now = Date.parse('2026-11-23T00:00:00.000Z')
})

async function withSeats(slug: string, seats: number): Promise<number> {
  const said = { slug, name: 'Shiobi', facts: { seats } }
  return (await addRestaurant(payload, said, 'en')).id
}

/** Saves another number of seats as a draft, with a name in Japanese. */
async function draftSeats(id: number, seats: number): Promise<void> {
  await payload.update({
    collection: 'restaurants',
    id,
    locale: 'ja',
    draft: true,
    data: { name: '潮火', facts: { seats }, _status: 'draft' },
  })
}

/** The content a preview shows. */
async function previewed(shownToken: string) {
  const own = previewFolder(folder, shownToken)
  const name = (await readFile(join(own, 'current'), 'utf8')).trim()
  return JSON.parse(await readFile(join(own, name), 'utf8')).content
}

const open = (path: string, language = 'ja') =>
  send(path, undefined, 'GET', { 'Accept-Language': language })

/** The address that the answer redirects to. */
const leadsTo = (answer: Response): string => answer.headers.get('location') ?? ''

const tokenIn = (address: string): string => /\/preview\/([0-9a-f]{32})\//.exec(address)?.[1] ?? ''

test('a draft is in its preview in both languages, and in nothing published', async () => {
  const id = await withSeats('shiobi', 18)
  await draftSeats(id, 21)
  const answer = await open(`/api/restaurants/${id}/preview?locale=ja`)
  expect(answer.status).toBe(303)
  expect(leadsTo(answer)).toMatch(
    /^https:\/\/www\.example\.jp\/preview\/[0-9a-f]{32}\/ja\/restaurants\/shiobi$/,
  )
  const [shown] = (await previewed(tokenIn(leadsTo(answer)))).restaurants
  expect(shown).toMatchObject({ facts: { seats: 21 }, name: { en: 'Shiobi', jp: '潮火' } })
  const published = (await composer.compose()).content.restaurants
  expect(published).toEqual([
    expect.objectContaining({ facts: expect.objectContaining({ seats: 18 }) }),
  ])
})

test('a preview shows other documents as published, not their drafts', async () => {
  const [shown, other] = [await withSeats('onda', 90), await withSeats('mori', 70)]
  await draftSeats(shown, 95)
  await draftSeats(other, 75)
  const answer = await open(`/api/restaurants/${shown}/preview?locale=en`, 'en')
  const { restaurants } = await previewed(tokenIn(leadsTo(answer)))
  const seats = restaurants.map(({ slug, facts }: { slug: string; facts: object }) => [
    slug,
    Reflect.get(facts, 'seats'),
  ])
  expect(seats).toContainEqual(['onda', 95])
  expect(seats).toContainEqual(['mori', 70])
})

test('a document that was never published has a preview, and no page', async () => {
  const { id } = await payload.create({
    collection: 'restaurants',
    locale: 'ja',
    draft: true,
    data: aRestaurant({ slug: 'umi', _status: 'draft' }),
  })
  expect(leadsTo(await open(`/api/restaurants/${id}/preview?locale=ja`))).toContain(
    '/ja/restaurants/umi',
  )
  const page = await open(`/api/restaurants/${id}/page?locale=ja`)
  expect(page.status).toBe(404)
  expect(await page.text()).toContain(
    'まだ公開されていないため、お客様に見えるページはありません。',
  )
})

test('a section has a preview on its page before its first publish', async () => {
  await payload.updateGlobal({
    slug: 'cta',
    locale: 'en',
    draft: true,
    data: { title: 'Come in', primaryButton: 'About', secondaryButton: 'Write', _status: 'draft' },
  })
  const answer = await open('/api/globals/cta/preview?locale=en', 'en')
  expect(leadsTo(answer)).toMatch(/^https:\/\/www\.example\.jp\/preview\/[0-9a-f]{32}\/$/)
  expect((await previewed(tokenIn(leadsTo(answer)))).cta.en.title).toBe('Come in')
  expect((await composer.compose()).content.cta).toBeUndefined()
})

test('the published page opens in the language of the form', async () => {
  const id = await withSeats('hama', 500)
  expect(leadsTo(await open(`/api/restaurants/${id}/page?locale=ja`))).toBe(
    `${SITE}/ja/restaurants/hama`,
  )
  expect(leadsTo(await open(`/api/restaurants/${id}/page?locale=en`))).toBe(
    `${SITE}/restaurants/hama`,
  )
  expect(leadsTo(await open('/api/globals/hero/page?locale=ja'))).toBe(`${SITE}/ja`)
})

test('a stranger gets neither a preview nor its address', async () => {
  const id = await withSeats('kawa', 500)
  const answer = await stranger(`/api/restaurants/${id}/preview`)
  expect(answer.status).toBe(401)
  expect(answer.headers.get('location')).toBeNull()
})

test('staff read what publishing would refuse, in their language', async () => {
  const { id } = await addRestaurant(payload, { slug: 'yama' })
  await payload.update({
    collection: 'restaurants',
    id,
    locale: 'ja',
    draft: true,
    data: { name: '\u200B', _status: 'draft' },
  })
  const answer = await open(`/api/restaurants/${id}/preview?locale=ja`)
  expect(answer.status).toBe(422)
  const text = await answer.text()
  expect(text).toContain('この下書きはまだ表示できません。')
  expect(text).toContain('レストラン「yama」：店名')
})

test('a desk that publishes to another server says that it has no preview', async () => {
  const previews = runningPreviews.now()
  runningPreviews.handIn(undefined)
  onTestFinished(() => runningPreviews.handIn(previews))
  const answer = await open('/api/globals/hero/preview?locale=ja')
  expect(answer.status).toBe(501)
  expect(await answer.text()).toContain('この管理画面ではプレビューを利用できません。')
})

test('a preview keeps its address for a day, then gets another, and an expired one is deleted', async () => {
  const previews = newPreviews()
  const make = async () => {
    const made = await previews.make({ global: 'hero' })
    if (!('token' in made)) throw new Error('refused')
    return made.token
  }
  const first = await make()
  const note = JSON.parse(
    await readFile(join(previewFolder(folder, first), 'preview.json'), 'utf8'),
  )
  expect(note).toEqual({ desk: DESK, expiresAt: '2026-11-24T00:00:00.000Z' })
  now += 23 * HOUR
  expect(await make()).toBe(first)
  now += 25 * HOUR
  const second = await make()
  expect(second).not.toBe(first)
  await expect(readdir(previewFolder(folder, first))).rejects.toThrow('ENOENT')
  expect(await readdir(join(folder, 'previews'))).toHaveLength(1)
})

test('of the minutes of one document three are kept, so that they push out nothing of colleagues', async () => {
  const previews = newPreviews()
  const make = async (global: 'hero' | 'cta', at?: string) => {
    now += 1000
    const made = await previews.make({ global }, at ? { at: new Date(at) } : undefined)
    if (!('token' in made)) throw new Error('refused')
    return made.token
  }
  const isThere = (token: string) => existsSync(previewFolder(folder, token))
  const minute = (past: number) => `2026-12-24T1${past}:00:00+09:00`
  const colleagues = await make('cta', minute(0))
  const own = await make('hero')
  const minutes: string[] = []
  for (let past = 0; past < 5; past++) minutes.push(await make('hero', minute(past)))
  expect(minutes.map(isThere)).toEqual([false, false, true, true, true])
  expect([colleagues, own].map(isThere)).toEqual([true, true])
  expect(await make('hero', minute(4))).toBe(minutes[4])
  expect(minutes.map(isThere)).toEqual([false, false, true, true, true])
})

test('twenty previews are kept, and the least recent one is deleted', proves('V08'), async () => {
  const tokens: string[] = []
  for (let made = 0; made < 21; made++) {
    now += 1000
    const result = await newPreviews().make({ global: 'hero' })
    if ('token' in result) tokens.push(result.token)
  }
  expect(await readdir(join(folder, 'previews'))).toHaveLength(20)
  await expect(readdir(previewFolder(folder, tokens[0] ?? ''))).rejects.toThrow('ENOENT')
  expect(await readdir(previewFolder(folder, tokens[20] ?? ''))).toContain('current')
})

test(
  'a preview ends when someone loses the right to its restaurant, and colleagues get another address',
  proves('V09'),
  async () => {
    // Later than all others, since the most recent ones are kept.
    now += 48 * HOUR
    const [shiobi, umi] = [await withSeats('shiobi-v9', 18), await withSeats('umi-v9', 15)]
    const member = await payload.create({
      collection: 'users',
      data: {
        email: 'ren@example.jp',
        password: 'a long quiet evening tide',
        role: 'restaurantEditor',
        restaurants: [shiobi, umi],
      },
    })
    // A desk needs an owner; with this one the member can be deleted.
    await payload.create({
      collection: 'users',
      data: { email: 'haru@example.jp', password: 'a long quiet evening tide', role: 'owner' },
    })
    const preview = async (id: number) =>
      tokenIn(leadsTo(await open(`/api/restaurants/${id}/preview?locale=ja`)))
    const isThere = async (token: string) =>
      readdir(previewFolder(folder, token)).then(
        () => true,
        () => false,
      )
    const rename = (data: object) =>
      payload.update({ collection: 'users', id: member.id, data, depth: 0 })
    const [first, second] = [await preview(shiobi), await preview(umi)]
    await rename({ name: 'Ren' })
    expect([await isThere(first), await isThere(second)]).toEqual([true, true])
    await rename({ restaurants: [umi] })
    expect([await isThere(first), await isThere(second)]).toEqual([false, true])
    const again = await preview(shiobi)
    expect(again).not.toBe(first)
    await payload.delete({ collection: 'users', id: member.id })
    expect([await isThere(again), await isThere(second)]).toEqual([true, false])
  },
)
