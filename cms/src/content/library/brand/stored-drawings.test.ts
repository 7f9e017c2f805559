import { expect, test } from 'vitest'
import { openTestDesk } from '../../../../test/test-desk.ts'

const { payload } = await openTestDesk()
const { drawStoredMarks } = await import('./stored-drawings.ts')
const { readStoredMark } = await import('./stored-mark.ts')

const svg = (box: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><path d="M2 2h4v4H2z"/></svg>`

test('marks that were stored as drawings become pictures in every version, and look as before (attack 4)', async () => {
  const [mark, wordmark] = [svg('0 0 8 8'), svg('0 0 40 8')]
  const versions = () => payload.findGlobalVersions({ slug: 'brand', pagination: false })
  for (const each of [mark, 'data:image/png;base64,AAAA', '<svg']) {
    await payload.updateGlobal({ slug: 'brand', data: { _status: 'published' } })
    const stored = { mark: each, wordmark }
    await payload.db.updateGlobal({ slug: 'brand', data: stored })
    const { docs } = await versions()
    await payload.db.updateGlobalVersion({
      global: 'brand',
      id: docs[0]?.id ?? '',
      versionData: { ...docs[0], version: { ...docs[0]?.version, ...stored } },
    })
  }
  await drawStoredMarks(payload)
  const { docs } = await versions()
  const drawn = docs.map(({ version }) => readStoredMark(version.mark)?.svg ?? version.mark)
  // What cannot be drawn stays, so that Today names it.
  expect(drawn).toEqual(['<svg', 'data:image/png;base64,AAAA', mark])
  const brand = await payload.findGlobal({ slug: 'brand' })
  expect(brand.mark).toBe('<svg')
  expect(readStoredMark(brand.wordmark)?.svg).toBe(wordmark)
  // Its margin is a part of how it looked.
  const { default: sharp } = await import('sharp')
  const kept = readStoredMark(docs.at(-1)?.version.mark)
  expect(await sharp(kept?.png).metadata()).toMatchObject({ width: 1024, height: 1024 })
  const corner = { left: 200, top: 200, width: 1, height: 1 }
  expect([...(await sharp(kept?.png).extract(corner).raw().toBuffer())][3]).toBe(0)
})
