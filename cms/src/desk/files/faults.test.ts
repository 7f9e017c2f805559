import { symlink, truncate, writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { proves } from '../../../../scripts/testing/proves.ts'
import { both, company, restaurant } from '../../../test/company-files.ts'
import { openCompanyFolder } from '../../../test/company-folder.ts'
import { samplePicture } from '../../../test/samples.ts'

const { inFolder, put, bring, stored } = await openCompanyFolder()
const valley = Buffer.from((await samplePicture('#336644')).data)

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
    await symlink('/etc/hostname', inFolder('about.json'))
    await writeFile(inFolder('process.json'), '')
    await truncate(inFolder('process.json'), 100 * 1024 * 1024)
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
  expect(await bring('en', inFolder('company.zip'))).toEqual([
    'This is a file, not a folder. Unpack it if it is a ZIP, and give the folder.',
  ])
  expect(await bring('ja', inFolder('unpacked'))).toEqual([
    'company：会社のファイルはこのフォルダーの中にあります。このフォルダーを指定してください。',
  ])
  const hint = 'カンマや「"」の不足・余分がないか確かめてください。'
  expect(await bring('ja', inFolder('unpacked/company'))).toEqual([
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
