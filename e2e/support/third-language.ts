import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ROOT, temporaryFolder } from './folders.ts'
import { startHouse } from './house.ts'
import { copySources, edit, filesInError, runCommand, runScript } from './source-copy.ts'
import { houseTest } from './test.ts'

/** The name of a language in its row, and its text for the home page in the navigation. */
export const THIRD = { code: 'eo', tag: 'eo', label: 'EO', name: 'Esperanto', home: 'Hejmo' }

const TABLE = 'contract/src/language.ts'

/** Where a language's texts are put beside the others; docs/guides/add-a-language.md lists them. */
export const WORD_TABLES = [
  'cms/src/content/kinds/contact-words.ts',
  'cms/src/inbox/reply/reply-words.ts',
  'cms/src/inbox/tables/table-words.ts',
  'cms/src/publish/page-heads.ts',
  'cms/src/screens/print/sheets/sheet-words.ts',
  'contract/src/allergens/names.ts',
  'contract/src/hours/hours-text.ts',
  'contract/src/hours/words/spoken.ts',
  'contract/src/hours/words/time.ts',
  'contract/src/menus/menu-words.ts',
  'site/server/enquiries/intake/answers.ts',
  'site/server/enquiries/intake/dish-order.ts',
  'site/server/enquiries/mail/receipt-message.ts',
  'site/server/enquiries/mail/table-receipt-message.ts',
  'site/server/guests/guest-words.ts',
  'site/server/pages/preview/preview-document.ts',
  'site/server/paper/paper-words.ts',
  'site/src/hours/full-words.ts',
  'site/src/language/bundle/bundles.ts',
  'site/src/language/use-bundle.ts',
  'site/src/layout/announcement/announcement.tsx',
  'site/src/pages/about/about-subject.ts',
  'site/src/pages/about/about-words.ts',
  'site/src/pages/about/company-facts.tsx',
  'site/src/pages/accessibility/accessibility-page.tsx',
  'site/src/pages/contact/form-fields.ts',
  'site/src/pages/contact/mail-link.ts',
  'site/src/pages/contact/sent.ts',
  'site/src/pages/contact/still-parts.tsx',
  'site/src/pages/contact/table-request.ts',
  'site/src/pages/contact/typing.ts',
  'site/src/pages/home/home-words.ts',
  'site/src/pages/home/sections/restaurants/home-restaurants.tsx',
  'site/src/pages/home/sections/restaurants/restaurant-now.tsx',
  'site/src/pages/not-found/not-found-page.tsx',
  'site/src/pages/privacy/privacy-page.tsx',
  'site/src/pages/restaurant/allergens/dish-facts.tsx',
  'site/src/pages/restaurant/fact-groups.ts',
  'site/src/pages/restaurant/restaurant-missing.tsx',
  'site/src/pages/restaurant/standing-text.ts',
  'site/src/pages/restaurants/restaurant-row.tsx',
  'site/src/ui/news-words.ts',
]

/** Where a picture gets a field for its description in each language. */
export const ALT_FIELDS = 'cms/src/content/model/fields/alt.ts'

/**
 * Tests of both programs built from a copy of the sources with a third language, which has texts but no
 * content. `missing` are the files with compile errors once the table has its row, `left` those once it
 * has its texts as well; sorted.
 */
export const thirdLanguageTest = houseTest.extend<
  object,
  { built: { missing: string[]; left: string[]; folder: string } }
>({
  built: [
    async ({}, use) => {
      await using folder = await temporaryFolder(join(ROOT, 'test-results'))
      await copySources(folder.path)
      await addRow(folder.path)
      const missing = await filesInError(folder.path)
      await addWords(folder.path)
      await addDescription(folder.path)
      await runCommand(folder.path, 'generate')
      await runCommand(folder.path, 'migrate:create', '--', THIRD.name.toLowerCase())
      await Promise.all(['site', 'cms'].map((part) => runScript(folder.path, part, 'build')))
      const left = await filesInError(folder.path)
      await use({ missing, left, folder: folder.path })
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  house: [
    async ({ built }, use) => {
      await using house = await startHouse(built.folder)
      await use(house)
    },
    { scope: 'worker' },
  ],
})

/** Folders and files of texts; the new language's are copies of the Japanese ones. */
const WORDS = [
  'cms/src/inbox/reply/words/jp.ts',
  'cms/src/screens/print/sheets/words/jp.ts',
  'contract/src/allergens/names/jp.ts',
  'contract/src/hours/words/jp.ts',
  'contract/src/hours/words/notices/jp.ts',
  'contract/src/hours/words/service-days/jp.ts',
  'contract/src/menus/words/jp.ts',
  'site/server/guests/words/jp.ts',
  'site/server/paper/words/jp.ts',
  'site/src/language/bundle/jp.ts',
]
const WORDS_FOLDER = 'site/src/language/bundle/jp'

/** Gives the table of languages a third row. */
async function addRow(folder: string): Promise<void> {
  const { code, tag, label, name } = THIRD
  await edit(folder, TABLE, (source) =>
    source
      .replace("= ['en', 'jp'] as const", `= ['en', 'jp', '${code}'] as const`)
      .replace(
        /\n\} as const satisfies/,
        `\n  ${code}: { htmlLang: '${tag}', pathPrefix: '/${tag}', label: '${label}', nativeName: '${name}', ogLocale: '${tag}' },$&`,
      )
      .replace("jp: make('jp') }", `jp: make('jp'), ${code}: make('${code}') }`)
      .replace("jp: await make('jp') }", `jp: await make('jp'), ${code}: await make('${code}') }`),
  )
}

/** Gives the new language its texts, and puts them beside the others. */
async function addWords(folder: string): Promise<void> {
  const { code, home } = THIRD
  const words = [...WORDS, ...(await readdir(join(folder, WORDS_FOLDER))).map(inFolder)]
  for (const file of words) {
    const source = await readFile(join(folder, file), 'utf8')
    const target = join(folder, renamed(file))
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, renamed(source).replaceAll('ホーム', home))
  }
  for (const file of WORD_TABLES) {
    await edit(folder, file, (source) =>
      source
        .replace(/^(?:import .*\bjp\b.*'| {2}jp: .*,)$/gm, (line) => `${line}\n${renamed(line)}`)
        .replace('{ en, jp }', `{ en, jp, ${code} }`),
    )
  }
}

/** Gives pictures a field for their description; it is empty in the existing ones. */
async function addDescription(folder: string): Promise<void> {
  const { code, name } = THIRD
  const words = `What the picture shows, in ${name}`
  const box = `line(ALT_NAMES.${code}, { label: { en: '${words}', ja: '${words}' }, localized: false })`
  await edit(folder, ALT_FIELDS, (source) =>
    source
      .replace("jp: 'altJa' }", `jp: 'altJa', ${code}: 'alt${name}' }`)
      .replace(/(?<=const ALT_FIELDS[\s\S]*?)\n\}\n/, `\n  ${code}: ${box},$&`),
  )
}

const inFolder = (name: string) => `${WORDS_FOLDER}/${name}`
const renamed = (text: string) => text.replace(/\bjp\b/g, THIRD.code)
