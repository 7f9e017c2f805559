import { cp, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readObject, readText } from '@noren/contract/json'
import { readRestaurant } from '@noren/contract/resources/restaurant'

import { companyFolder, textsAmong, valuesIn } from '@noren/demo/testing/company-folder'
import { expect, test } from 'vitest'
import { REPOSITORY } from '../../../server/environment.ts'
import { openTestDesk } from '../../../test/test-desk.ts'

const DEMO = join(REPOSITORY, 'demo')

const { documents, read } = companyFolder('company')
const { payload, dataDir } = await openTestDesk()
const { loadDemo } = await import('./load.ts')
const { composeDemo } = await import('./publish-demo.ts')
const { withCards } = await import('../../publish/cards.ts')
const { holdBack } = await import('../../publish/hold-back.ts')
await loadDemo(payload, join(DEMO, 'company'))
const { drawn: _, ...composed } = await composeDemo(payload)
const { edition } = withCards(composed)
const { heldBack } = holdBack(edition, null)

test('the demo company follows every rule of the desk', () => {
  expect(heldBack).toEqual([])
})

test('demo/published is what the demo content publishes today (npm run demo:publish -w cms)', async () => {
  const { folderTarget } = await import('../../base/targets/folder.ts')
  const snapshot = await folderTarget(join(DEMO, 'published')).current()
  const { schema: _schema, seq: _seq, publishedAt: _publishedAt, ...published } = snapshot ?? {}
  expect(published).toEqual(JSON.parse(JSON.stringify(edition)))
})

test('every file in the demo’s pages is in demo/published', async () => {
  const { ownFiles } = await import('../../publish/files.ts')
  const { renditionFiles } = await import('../../content/library/media/encoder.ts')
  const { exists } = await import('../../base/targets/folder.ts')
  const { readPictureUrl } = await import('@noren/contract/picture')
  const addresses = [...ownFiles(edition)].flatMap((address) => {
    const picture = readPictureUrl(address)
    const never = () => Promise.reject(new Error('Nothing is encoded'))
    return picture ? renditionFiles(picture, never).map((file) => file.address) : [address]
  })
  expect(addresses.length).toBeGreaterThan(400)
  const missing: string[] = []
  for (const address of addresses) {
    if (!(await exists(join(DEMO, 'published', address)))) missing.push(address)
  }
  expect(missing).toEqual([])
})

test('publishing the demo again leaves nothing of the one before', async () => {
  const { publishDemo } = await import('./publish-demo.ts')
  const folder = join(dataDir, 'again')
  await cp(join(DEMO, 'published'), folder, { recursive: true })
  await writeFile(join(folder, `snap-28-${'0'.repeat(64)}.json`), '{}')
  await writeFile(join(folder, 'media', `${'0'.repeat(20)}-1200x800.webp`), '')
  const { seq } = await publishDemo(payload, folder)
  const snapshot = expect.stringMatching(new RegExp(`^snap-${seq}-`))
  expect((await readdir(folder)).sort()).toEqual(['current', 'media', snapshot])
  const pictures = await readdir(join(DEMO, 'published', 'media'))
  expect((await readdir(join(folder, 'media'))).sort()).toEqual(pictures.sort())
})

test('the demo’s texts are published as written, except for marks between phrases', () => {
  const said = JSON.stringify(edition).replaceAll('\u200B', '')
  const written = textsAmong(documents.flatMap(([file, value]) => valuesIn(value, file)))
    .flatMap(([path, { en, ja }]) => [[path, en] as const, [path, ja] as const])
    // A course is published line by line.
    .flatMap(([path, text]) =>
      readText(text)
        .split('\n')
        .map((line) => [path, line] as const),
    )
    // What a text says in braces are facts of the company.
    .filter(([, text]) => text !== '' && !text.includes('{'))
  expect(written.length).toBeGreaterThan(900)
  const lost = written.filter(([, text]) => !said.includes(JSON.stringify(text).slice(1, -1)))
  expect(lost).toEqual([])
})

test('loading the demo a second time changes nothing', async () => {
  expect(await loadDemo(payload, join(DEMO, 'company'))).toBe(false)
  const { totalDocs } = await payload.count({ collection: 'restaurants' })
  expect(totalDocs).toBe(5)
})

test('the structured hours of each restaurant are published as written', () => {
  const { restaurants = [] } = edition.content
  expect(restaurants.length).toBe(5)
  for (const restaurant of restaurants.map(readRestaurant)) {
    const written = readObject(read(`restaurants/${restaurant?.slug}.json`).openingHours)
    const { sessions, closedDays = [], closedDayOnHoliday } = written
    expect(restaurant?.openingHours).toMatchObject({ sessions, closedDays, closedDayOnHoliday })
  }
})
