import { readdir, readFile, rm } from 'node:fs/promises'
import { keepLastPublished, readLastPublished } from '@noren/kit/disk/last-published'
import { expect, test } from 'vitest'
import { both, company, draft, formerSite, full, news } from '../../../test/company-files.ts'
import { openCompanyFolder } from '../../../test/company-folder.ts'
import { samplePicture } from '../../../test/samples.ts'

const { payload, dataDir, inFolder, put, bring, stored } = await openCompanyFolder()
const { problemsInItem } = await import('../../publish/check.ts')
const { exportCompany } = await import('./write-folder.ts')
const valley = Buffer.from((await samplePicture('#336644')).data)

test('what is only a draft is no empty desk either', async () => {
  await put({ 'company.json': company })
  await payload.updateGlobal({ slug: 'hero', draft: true, data: { title: '川の音' } })
  expect(await bring()).toEqual([
    'The desk has content already. Import into an empty one: nothing of it is ever overwritten.',
  ])
  const { id } = (await payload.findGlobalVersions({ slug: 'hero' })).docs[0] ?? {}
  await payload.db.deleteVersions({ globalSlug: 'hero', where: { id: { equals: id } } })
})

test('a testimonial that says nothing of stars is given none, and its file is named (operator N2)', async () => {
  const said = { name: both('Sato', '佐藤'), message: both('Good', '美味') }
  await put({
    'company.json': company,
    'testimonials/01-unrated.json': said,
    'testimonials/02-draft.draft.json': said,
  })
  expect(await bring()).toEqual(['testimonials/01-unrated.json › rating: This field is required.'])
  const made = await payload.create({ collection: 'testimonials', draft: true, data: {} })
  expect(made.rating ?? null).toBeNull()
  const { rating } = await payload.findByID({
    collection: 'testimonials',
    id: made.id,
    draft: true,
  })
  expect(rating ?? null).toBeNull()
  await payload.delete({ collection: 'testimonials', id: made.id })
})

test('a company of a few files, written by hand, is in the desk and published (complaints W1)', async () => {
  await put({
    'company.json': `\uFEFF${JSON.stringify(company, null, 2).replaceAll('\n', '\r\n')}`,
    'hero.json': { title: both('Mist.', '霧。'), backgroundImage: 'pictures/ダム.webp' },
    'last-published.json': { seq: 47, installation: 'kmr4c' },
    'hero.draft.json': { title: both('Mist, and snow.', '霧と雪。') },
    'restaurants/irori.json': full,
    'restaurants/irori.draft.json': draft,
    'restaurants/kura.draft.json': { name: both('', '蔵') },
    'former-site.json': formerSite,
    'news/2024-01-01-a.json': news('A', 2),
    'news/2024-01-01-b.json': news('B', 1),
    'pictures.json': { 'ダム.webp': { alt: both('A valley.', '谷。'), focus: { x: 20, y: 80 } } },
    // As a Mac spells it.
    ['pictures/ダム.webp'.normalize('NFD')]: valley,
  })
  expect(await bring()).toEqual([])
  expect((await stored()).files).toHaveLength(1)
  const { createComposer } = await import('../../publish/compose.ts')
  const { content, redirects } = await createComposer(payload).compose()
  expect(content.company).toMatchObject({ name: { en: 'Kirinoyado', jp: '霧の宿' } })
  expect(JSON.stringify(content.hero)).toContain('"Mist."')
  expect(content.restaurants).toMatchObject([
    {
      slug: 'irori',
      menus: [
        { name: { en: 'Dinner', jp: '夜のお品書き' } },
        {
          name: { en: 'Lunch', jp: 'ランチ' },
          when: { sessions: ['lunch'], days: ['weekday'] },
        },
      ],
      menuItems: [
        { name: { en: 'Char', jp: '岩魚' }, price: 900 },
        { name: { jp: '山菜' } },
        {
          name: { jp: '沢蟹' },
          price: 3000,
          pricing: 'market',
          people: 2,
          notice: 3,
          minutes: 90,
          course: [
            { en: 'Soup', jp: '椀物' },
            { en: 'Crab', jp: '沢蟹の唐揚げ' },
          ],
        },
        {
          name: { jp: '盛りそば' },
          menu: 1,
          price: 600,
          prices: [
            { label: { en: 'small', jp: '小' }, price: 600 },
            { label: { en: 'large', jp: '大' }, price: 900 },
          ],
          extras: [{ label: { en: 'large portion', jp: '大盛' }, price: 100 }],
        },
      ],
    },
  ])
  expect(content.restaurants?.flatMap((each) => problemsInItem('restaurants', each))).toEqual([])
  expect(redirects).toEqual({ 'old-irori': 'irori' })
  expect(content.news).toMatchObject([{ title: { en: 'A' } }, { title: { en: 'B' } }])
  expect((await createComposer(payload).compose()).formerSite).toHaveLength(6)
})

test('staff who then save the list of old addresses read which page is gone (complaints W1)', async () => {
  const save = payload.updateGlobal({ slug: 'former-site', data: formerSite })
  await expect(save).rejects.toMatchObject({
    data: {
      errors: [{ message: expect.stringMatching(/^5行目：「\/restaurants\/gone」というページは/) }],
    },
  })
})

test('an export says what was imported, in the same words and in the same order', async () => {
  const files = await exportCompany(payload, inFolder('a'))
  expect(await exportCompany(payload, inFolder('b'))).toBe(files)
  const read = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(inFolder('a', file), 'utf8'))
  const written = await readdir(inFolder('a'), { recursive: true })
  expect(written.filter((name) => name.includes('.')).toSorted()).toEqual([
    'README.md',
    'company.json',
    'former-site.json',
    'hero.draft.json',
    'hero.json',
    'last-published.json',
    'news/2024-01-01-a.json',
    'news/2024-01-01-b.json',
    'pictures.json',
    'pictures/ダム.webp',
    'restaurants/irori.draft.json',
    'restaurants/irori.json',
    'restaurants/kura.draft.json',
  ])
  expect(await read('company.json')).toEqual(company)
  expect(await read('hero.draft.json')).toEqual({ title: both('Mist, and snow.', '霧と雪。') })
  expect(await read('restaurants/irori.json')).toEqual({ ...full, accent: 'indigo' })
  expect(await read('restaurants/irori.draft.json')).toEqual(draft)
  expect(await read('news/2024-01-01-b.json')).toEqual(news('B', 1))
  expect(await read('restaurants/kura.draft.json')).toMatchObject({ name: { ja: '蔵' } })
  expect(await read('pictures.json')).toMatchObject({
    'ダム.webp': { alt: both('A valley.', '谷。'), focus: { x: 20, y: 80 } },
  })
})

test('a desk that a company moves to counts its publishes on, and knows the sheets on paper', async () => {
  expect(await readLastPublished(dataDir)).toEqual({ seq: 47, installation: 'kmr4c' })
  await exportCompany(payload, inFolder())
  expect(await readLastPublished(inFolder())).toEqual({ seq: 47, installation: 'kmr4c' })
  // The demo's: a copy of it is another installation.
  await keepLastPublished(dataDir, { seq: 48 })
  await exportCompany(payload, inFolder())
  expect(await readdir(inFolder())).not.toContain('last-published.json')
})

test('a desk with content takes no other company', async () => {
  await put({ 'company.json': company })
  expect(await bring('ja')).toEqual([
    '管理画面にはすでに内容があります。空の管理画面に読み込んでください（今ある内容は上書きしません）。',
  ])
})

test('an export removes no files but those of an earlier one', async () => {
  await put({ 'notes.txt': 'mine' })
  await expect(exportCompany(payload, inFolder())).rejects.toThrow('has other files in it')
  expect(await readdir(inFolder())).toEqual(['notes.txt'])
  await expect(exportCompany(payload, inFolder('notes.txt/a'))).rejects.toThrow(
    /cannot be written \(ENOTDIR.*\)\. Name a folder that you may write to\.$/,
  )
  await rm(inFolder('notes.txt'))
  await put({ '.git/HEAD': 'ref', '.export-unfinished/company.json': '{' })
  await exportCompany(payload, inFolder())
  await put({ 'notes.txt': 'mine', 'restaurants/closed.json': {} })
  await exportCompany(payload, inFolder())
  expect(await readdir(inFolder())).toEqual(expect.arrayContaining(['.git', 'notes.txt']))
  expect(await readdir(inFolder())).not.toContain('.export-unfinished')
  expect(await readdir(inFolder('restaurants'))).not.toContain('closed.json')
})
