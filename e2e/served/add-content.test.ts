import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuiltExamples, buildExamples } from '../support/built-examples.ts'
import { fetched, only, textOf } from '../support/fetched.ts'
import { readExamples } from '../support/guide-examples.ts'

/** Both programs' sources with all examples of docs/guides/add-content.md. */
let built: BuiltExamples

beforeAll(async () => {
  built = await buildExamples()
}, 600_000)

afterAll(() => built?.[Symbol.asyncDispose]())

/** The text of a page's main part. */
async function mainOf(path: string): Promise<string> {
  const { status, document } = await fetched(path, built.site)
  expect([path, status]).toEqual([path, 200])
  return textOf(only(document, 'main'))
}

test('the compiler finds nothing missing in the guide’s examples', () => {
  expect(built.errors).toEqual([])
})

test('each example needs as many files as the guide says, and no more', async () => {
  const examples = await readExamples()
  expect(examples.map(({ title, says, files }) => [title, says, files.length])).toEqual([
    ['A field', 'Six files', 6],
    ['A page', 'Five files', 5],
    ['A section of the home page', 'Eight files', 8],
    ['A list of documents', 'Nine files', 9],
  ])
})

test('a new fact of a restaurant is on its page in both languages', async () => {
  expect(await mainOf('/restaurants/onda')).toContain('Pets Dogs are welcome on the terrace.')
  expect(await mainOf('/ja/restaurants/onda')).toContain('ペット テラス席は犬もどうぞ。')
})

test('a new section of the home page is in its place in both languages', async () => {
  expect(await mainOf('/')).toContain('AwardsA star for the harbour, 2025.Work with us')
  expect(await mainOf('/ja')).toContain('受賞歴2025年、港の星をいただきました。ご一緒に')
})

test('a new page has its title, and the documents of a new list, in both languages', async () => {
  const { document } = await fetched('/careers', built.site)
  expect(document.title).toBe('Careers | Namiori')
  expect(await mainOf('/careers')).toMatch(/Careers.*A cook for the grill/)
  expect(await mainOf('/ja/careers')).toMatch(/採用情報.*焼き台の料理人/)
})

test('a new page is in the sitemap, with the day its list changed', async () => {
  const siteMap = await (await fetch(`${built.site.origin}/sitemap.xml`)).text()
  expect(siteMap).toMatch(
    new RegExp(`<loc>${built.site.origin}/ja/careers</loc><lastmod>\\d{4}-\\d\\d-\\d\\d`),
  )
})

test('a new call answers with what staff wrote', async () => {
  const answer = await fetch(`${built.site.origin}/api/vacancies`)
  expect(await answer.json()).toMatchObject({
    data: [{ title: { en: 'A cook for the grill', jp: '焼き台の料理人' } }],
  })
})
