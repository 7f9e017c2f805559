import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { test } from '@playwright/test'
import { ROOT, temporaryFolder } from './folders.ts'
import { freePort, startProgram } from './program.ts'

const run = promisify(execFile)

/** What a language is called in its row, and the word its navigation has for the home page. */
export const THIRD = { code: 'eo', tag: 'eo', label: 'EO', name: 'Esperanto', home: 'Hejmo' }

const TABLE = 'contract/src/language.ts'

/** Where a language's words are put beside the others; docs/guides/add-a-language.md lists them. */
export const WORD_TABLES = [
  'contract/src/hours/hours-text.ts',
  'contract/src/hours/words/time.ts',
  'site/server/enquiries/intake/answers.ts',
  'site/src/language/bundle-files.ts',
  'site/src/language/bundle/bundles.ts',
  'site/src/pages/contact/enquiry-messages.ts',
  'site/src/pages/contact/form-words.ts',
  'site/src/pages/not-found/not-found-page.tsx',
  'site/src/pages/privacy/privacy-words.ts',
  'site/src/pages/restaurants/list-words.ts',
]

/**
 * Tests of SITE built from a copy of its sources with a third language, which has its own words but
 * no content. `missing` are the files in which the compiler missed words, sorted.
 */
export const thirdLanguageTest = test.extend<
  object,
  { built: { missing: string[]; origin: string; folder: string } }
>({
  built: [
    async ({}, use) => {
      await using folder = await temporaryFolder()
      await copySources(folder.path)
      await addRow(folder.path)
      const missing = await filesInError(folder.path)
      await addWords(folder.path)
      await buildSite(folder.path)
      const port = await freePort()
      const site = await startProgram({
        entry: join(folder.path, 'site/dist/main.js'),
        cwd: folder.path,
        env: { DATA_DIR: join(folder.path, 'data'), PORT: String(port) },
        url: `http://127.0.0.1:${port}/healthz`,
      })
      await use({ missing, origin: `http://localhost:${port}`, folder: folder.path })
      await site.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ built }, use) => use(built.origin),
})

/** Folders and files of words; the new language's are made after the Japanese ones. */
const WORDS = ['contract/src/hours/words/jp.ts', 'site/src/language/bundle/jp.ts']
const WORDS_FOLDER = 'site/src/language/bundle/jp'

/** Copies what the zones are built from into `folder`, its packages by reference. */
async function copySources(folder: string): Promise<void> {
  const parts = ['contract', 'site', 'cms', 'scripts', 'package.json', 'tsconfig.base.json']
  const { stdout } = await run('git', ['ls-files', '-co', '--exclude-standard', ...parts], {
    cwd: ROOT,
  })
  for (const file of stdout.trim().split('\n')) await copyFile(file, folder)
  await symlink(join(ROOT, 'demo'), join(folder, 'demo'))
  await linkPackages('node_modules', folder)
  await mkdir(join(folder, 'node_modules/@noren'))
  for (const part of ['contract', 'site', 'cms', 'demo']) {
    await symlink(join(folder, part), join(folder, 'node_modules/@noren', part))
  }
}

async function copyFile(file: string, folder: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await cp(join(ROOT, file), join(folder, file))
}

async function linkPackages(packages: string, folder: string): Promise<void> {
  await mkdir(join(folder, packages))
  for (const name of await readdir(join(ROOT, packages))) {
    if (name !== '@noren') await symlink(join(ROOT, packages, name), join(folder, packages, name))
  }
}

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

/** Gives the new language its words, and puts them beside the others. */
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

const inFolder = (name: string) => `${WORDS_FOLDER}/${name}`
const renamed = (text: string) => text.replace(/\bjp\b/g, THIRD.code)

async function edit(
  folder: string,
  file: string,
  change: (source: string) => string,
): Promise<void> {
  const source = await readFile(join(folder, file), 'utf8')
  const changed = change(source)
  if (changed === source) throw new Error(`${file} is not what this test knows how to change`)
  await writeFile(join(folder, file), changed)
}

/** The files in which the compiler misses something, sorted. */
async function filesInError(folder: string): Promise<string[]> {
  const compiler = join(ROOT, 'node_modules/.bin/tsc')
  const output = await run(compiler, ['-p', 'site', '--noEmit', '--pretty', 'false'], {
    cwd: folder,
  }).then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  )
  const files = [...output.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, file = '']) => file)
  return [...new Set(files)].sort()
}

/** Builds SITE as `npm run build` does. */
async function buildSite(folder: string): Promise<void> {
  await run('npm', ['run', 'build', '-w', 'site'], { cwd: folder })
}

/** Publishes in the new language from the copy's desk, and reads what it offers and publishes. */
export async function publishInThird(folder: string): Promise<unknown> {
  const { stdout } = await run(process.execPath, ['test/publish-in.ts', THIRD.tag], {
    cwd: join(folder, 'cms'),
  })
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
}
