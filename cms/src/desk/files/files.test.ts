import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { keepLastPublished, readLastPublished } from '@noren/kit/disk/last-published'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { proves } from '../../../../scripts/testing/proves.ts'
import {
  both,
  company,
  draft,
  formerSite,
  full,
  news,
  restaurant,
} from '../../../test/company-files.ts'
import { samplePicture } from '../../../test/samples.ts'
import { openTestDesk } from '../../../test/test-desk.ts'

const { payload, dataDir } = await openTestDesk()
const { faultLines } = await import('./fault.ts')
const { importCompany } = await import('./import-company.ts')
const { problemsInItem } = await import('../../publish/check.ts')
const { exportCompany } = await import('./write-folder.ts')

const valley = Buffer.from((await samplePicture('#336644')).data)
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'noren-files-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Writes files into the folder: texts and bytes as they are, anything else as JSON. */
async function put(files: Record<string, unknown>): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    const isReady = typeof content === 'string' || Buffer.isBuffer(content)
    await writeFile(join(folder, file), isReady ? content : JSON.stringify(content))
  }
}

const bring = async (language: 'en' | 'ja' = 'en', from = folder) =>
  faultLines(await importCompany({ payload, folder: from, language }), language)

test(
  'a folder with faults lists each with its file, its place and what to do, and nothing of it is stored',
  proves('I21'),
  async () => {
    await put({
      'company.json': { ...company, name: '霧の宿', phnoe: '026-000-0000', employees: '12' },
      'hero.json': `{ "title": { "en": "Mist", }`,
      'cta.json': Buffer.from([0x7b, 0x22, 0x83, 0x65, 0x22, 0x3a, 0x31, 0x7d]),
      'heroes.json': {},
      'restaurants/irori.json': {
        ...restaurant,
        mainPhoto: '../../etc/passwd',
        accent: 'ambre',
        menu: [{ name: both('Char', '岩魚'), price: '¥900', photo: 'pictures/none.webp' }],
      },
      'restaurants/irori.draft.json': { ...restaurant, menu: [] },
      'restaurants/kura.json': { ...restaurant, slug: 'irori' },
      'pictures.json': {
        '../secret.jpg': {},
        'valley.jpg': { alt: both('A valley.', '谷。'), fokus: 1 },
      },
      'pictures/valley.jpg': valley,
      'pictures/unlisted.jpg': valley,
    })
    await symlink('/etc/hostname', join(folder, 'about.json'))
    await writeFile(join(folder, 'process.json'), '')
    await truncate(join(folder, 'process.json'), 100 * 1024 * 1024)
    expect(await bring()).toEqual([
      'heroes.json: “heroes.json” is no name here. Did you mean “hero.json”?',
      'about.json: This is a link to another place. Put the file or folder itself here.',
      'cta.json: This file is not in UTF-8. Open it in an editor and save it as UTF-8.',
      expect.stringMatching(/^hero\.json: This is not JSON: .*line 1 column 28.*\. Often a comma /),
      'process.json: This file is larger than 10 MB. Texts are never that large: look at what it is.',
      'pictures/unlisted.jpg: This file is not in pictures.json. Describe it there, or remove the file.',
      'pictures.json › ../secret.jpg: The name of a file has no slash in it and does not begin with a dot.',
      'pictures.json › valley.jpg › fokus: “fokus” is no name here. Did you mean “focus”?',
      'company.json › phnoe: “phnoe” is no name here. Did you mean “phone”?',
      'company.json › name: Write the text in both languages: { "en": "…", "ja": "…" }. One may be missing.',
      'company.json › employees: Write a number here, without quotation marks.',
      'restaurants/irori.json › mainPhoto: No such picture is described in pictures.json. Write "pictures/" and a name that is there.',
      'restaurants/irori.json › accent: “ambre” is no name here. Did you mean “amber”?',
      'restaurants/irori.json › menu › 1 › price: Write a number here, without quotation marks.',
      'restaurants/irori.json › menu › 1 › photo: No such picture is described in pictures.json. Write "pictures/" and a name that is there.',
      'restaurants/irori.draft.json › menu: Dishes and closures have no drafts. Write them in the file without .draft in its name.',
      'restaurants/kura.json › slug: restaurants/irori.json has this address already. Give each its own.',
    ])
    expect(await stored()).toEqual({ media: 0, restaurants: 0, dishes: 0, files: [] })
  },
)

test('who gives a file, a folder around the folder or JSON cut short reads what to give', async () => {
  await put({
    'company.zip': 'PK',
    'unpacked/company/hero.json': '{\n  "title": {},\n}',
    'unpacked/company/cta.json': '{ "badge":',
    'unpacked/company/Thumbs.db': '',
    'unpacked/__MACOSX/company.json': '',
  })
  expect(await bring('en', join(folder, 'company.zip'))).toEqual([
    'This is a file, not a folder. Unpack it if it is a ZIP, and give the folder.',
  ])
  expect(await bring('ja', join(folder, 'unpacked'))).toEqual([
    'company：会社のファイルはこのフォルダーの中にあります。このフォルダーを指定してください。',
  ])
  const hint = 'カンマや「"」の不足・余分がないか確かめてください。'
  expect(await bring('ja', join(folder, 'unpacked/company'))).toEqual([
    `cta.json：JSONとして読めません（ファイルの終わり）。${hint}`,
    `hero.json：JSONとして読めません（3行目の1文字目）。${hint}`,
  ])
})

test(
  'what the rules of the forms refuse is said as in the forms, of every file, and nothing is stored',
  proves('I21'),
  async () => {
    await put({
      'company.json': { ...company, phone: 'ask us' },
      'restaurants/Irori.json': { ...restaurant, phone: undefined, menu: [{ price: 900 }] },
      'restaurants/kura.json': { ...restaurant, gallery: ['pictures/script.jpg'] },
      'pictures.json': {
        'valley.jpg': { alt: both('A valley.', '谷。') },
        'script.jpg': { decorative: true },
      },
      'pictures/valley.jpg': valley,
      'pictures/script.jpg': '<script>alert(1)</script>',
    })
    expect(await bring('ja')).toEqual([
      'pictures/script.jpg：このファイルは使えません。JPEG・PNG・WebP・AVIF・HEICの写真をアップロードしてください。ほかの形式は写真ソフトで開き、JPEGで保存し直してください。',
      'restaurants/Irori.json › phone：入力してください。',
      'restaurants/Irori.json › slug：半角の英小文字・数字と、その間のハイフンだけを使ってください（60文字以内、例：sakura-ginza）。',
      'restaurants/Irori.json › menu › 1 › name：入力してください。',
      'company.json › phone：数字・空白・ハイフンだけで入力してください（例：000-000-0000）。',
    ])
    expect(await stored()).toEqual({ media: 0, restaurants: 0, dishes: 0, files: [] })
  },
)

test('menus and prices of a file that cannot be are said by their place, and nothing is stored', async () => {
  const dish = { name: both('Soba', 'そば') }
  await put({
    'company.json': company,
    'restaurants/irori.json': {
      ...restaurant,
      menus: [{ name: both('Lunch', '昼') }, { name: both('Dinner', '夜') }],
      menu: [{ ...dish, menu: 'brunch' }],
    },
  })
  expect(await bring('ja')).toEqual([
    'restaurants/irori.json › menus › 2 › key：ほかのメニューと同じkeyです。品はkeyでメニューを指定します。',
    expect.stringContaining('restaurants/irori.json › menu › 1 › menu：'),
  ])
  await put({
    'restaurants/irori.json': {
      ...restaurant,
      menu: [
        { ...dish, price: 600, prices: [{ label: { ja: '小' }, price: 600 }] },
        { ...dish, pricing: 'from' },
        { ...dish, extras: [{ label: { jp: '大盛' }, price: 100 }] },
        { ...dish, people: 1 },
      ],
    },
  })
  expect(await bring('ja')).toEqual([
    'restaurants/irori.json › menu › 1 › price：1つの価格か、呼び名のついた複数の価格か、どちらか一方だけを入力してください。',
    'restaurants/irori.json › menu › 1 › prices：価格は2〜6件にしてください。',
    'restaurants/irori.json › menu › 2 › pricing：「〜」には、価格が必要です。',
    'restaurants/irori.json › menu › 3 › extras：1行ごとに、呼び名（どちらかの言語）と価格が必要です。',
    'restaurants/irori.json › menu › 4 › people：2から99までの整数を、数字だけで入力してください。',
  ])
  expect(await stored()).toEqual({ media: 0, restaurants: 0, dishes: 0, files: [] })
})

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
  const files = await exportCompany(payload, join(folder, 'a'))
  expect(await exportCompany(payload, join(folder, 'b'))).toBe(files)
  const read = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(join(folder, 'a', file), 'utf8'))
  const written = await readdir(join(folder, 'a'), { recursive: true })
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
  await exportCompany(payload, folder)
  expect(await readLastPublished(folder)).toEqual({ seq: 47, installation: 'kmr4c' })
  // The demo's: a copy of it is another installation.
  await keepLastPublished(dataDir, { seq: 48 })
  await exportCompany(payload, folder)
  expect(await readdir(folder)).not.toContain('last-published.json')
})

test('a desk with content takes no other company', async () => {
  await put({ 'company.json': company })
  expect(await bring('ja')).toEqual([
    '管理画面にはすでに内容があります。空の管理画面に読み込んでください（今ある内容は上書きしません）。',
  ])
})

test('an export removes no files but those of an earlier one', async () => {
  await put({ 'notes.txt': 'mine' })
  await expect(exportCompany(payload, folder)).rejects.toThrow('has other files in it')
  expect(await readdir(folder)).toEqual(['notes.txt'])
  await expect(exportCompany(payload, join(folder, 'notes.txt/a'))).rejects.toThrow(
    /cannot be written \(ENOTDIR.*\)\. Name a folder that you may write to\.$/,
  )
  await rm(join(folder, 'notes.txt'))
  await put({ '.git/HEAD': 'ref', '.export-unfinished/company.json': '{' })
  await exportCompany(payload, folder)
  await put({ 'notes.txt': 'mine', 'restaurants/closed.json': {} })
  await exportCompany(payload, folder)
  expect(await readdir(folder)).toEqual(expect.arrayContaining(['.git', 'notes.txt']))
  expect(await readdir(folder)).not.toContain('.export-unfinished')
  expect(await readdir(join(folder, 'restaurants'))).not.toContain('closed.json')
})

/** What a desk would have after half an import. */
async function stored() {
  const count = async (collection: 'media' | 'restaurants' | 'dishes') =>
    (await payload.count({ collection })).totalDocs
  return {
    media: await count('media'),
    restaurants: await count('restaurants'),
    dishes: await count('dishes'),
    files: await readdir(join(dataDir, 'uploads/pictures')).catch(() => []),
  }
}
