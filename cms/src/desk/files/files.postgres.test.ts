import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseJsonOnce, readObject } from '@noren/contract/json'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { REPOSITORY } from '../../../server/environment.ts'
import { runProgram } from '../../../test/program.ts'
import { type TestDatabase, testDatabase } from '../../../test/test-database.ts'
import { folderTarget } from '../../base/targets/folder.ts'

let folder: string
let server: TestDatabase

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'noren-round-'))
  server = await testDatabase(folder)
})
afterAll(async () => {
  await server.drop()
  await rm(folder, { recursive: true })
})

/** Runs a program of the CMS on a desk of this name; the owner of the last one reads Japanese. */
function run(desk: string, ...command: string[]) {
  const dataDir = join(folder, desk)
  const file = `file:${join(dataDir, 'cms.db')}`
  return runProgram(
    {
      PAYLOAD_SECRET: 'a secret of the tests, 32 letters or more',
      DATA_DIR: dataDir,
      LANG: desk === 'last' ? 'ja_JP.UTF-8' : 'C.UTF-8',
      DATABASE_URL: desk === 'server' ? server.env.DATABASE_URL : file,
    },
    ...command,
  )
}

/** Every file of an export, byte by byte. */
async function filesIn(name: string): Promise<Map<string, string>> {
  const place = join(folder, name)
  const entries = await readdir(place, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((e) => join(e.parentPath, e.name))
  const read = files.toSorted().map(async (file) => {
    return [file.slice(place.length + 1), await readFile(file, 'latin1')] as const
  })
  return new Map(await Promise.all(read))
}

/** What the desk would publish, without when it was last changed. */
async function editionOf(desk: string): Promise<Record<string, unknown>> {
  const { said } = await run(desk, 'test/print-snapshot.ts')
  const { modified: _modified, ...edition } = readObject(parseJsonOnce(said))
  return edition
}

/** Content before a publish gives each page the card of its picture. */
function withoutCards(content: unknown): unknown {
  const said = JSON.stringify(content, (key, value) => (key === 'shareCard' ? undefined : value))
  return parseJsonOnce(said)
}

/** To each kind of page, to two that have gone, and from one that has come since. */
const FORMER_SITE = [
  ...['/', '/restaurants/onda', '/ja/restaurants/shiobi?x=1#menu', '/news.xml', '/ja/news.xml'],
  ...['/news', '/ja/news', '/news/2026-11-18-closing-days-at-new-year', '/about', '/ja/contact'],
  ...['/restaurants', '/ja/privacy', '/sitemap.xml', 'https://shop.example.jp/'],
  ...['/restaurants/gone', '/ja/news/2019-01-01-gone'],
].map((to, at) => [`/old-${at}.html`, to])
FORMER_SITE.push(['/restaurants/kohaku', '/about'])

// Takes long: a whole company is exported and imported twice, each time by a separate program.
test('the demo company goes through files to PostgreSQL and back, and every byte and page is the same (complaints W1)', async () => {
  const path = (name: string) => join(folder, name)
  await run('first', 'commands/demo.ts', 'load')
  const exported = await run('first', 'commands/export.ts', path('one'))
  expect(exported.said).toMatch(/^\d+ files are in .*one; its README\.md says what is what\.\n$/)
  await writeFile(
    path('one/former-site.json'),
    `${JSON.stringify({ list: FORMER_SITE.map((row) => row.join('\t')).join('\n') }, null, 2)}\n`,
  )
  expect(await run('server', 'commands/import.ts', path('one'))).toEqual({
    code: 0,
    said: 'The company is in the desk. Start the CMS: it publishes it.\n',
    warned: '',
  })
  await run('server', 'commands/export.ts', path('two'))
  expect(await run('last', 'commands/import.ts', path('two'))).toEqual({
    code: 0,
    said: '読み込みました。CMSを起動すると公開されます。\n',
    warned: '',
  })
  expect((await run('last', 'commands/export.ts', path('three'))).said).toMatch(
    /three に\d+個のファイルを書き出しました。中のREADME\.mdに説明があります。\n$/,
  )
  expect((await run('last', 'commands/export.ts', folder)).warned).toMatch(
    /にはほかのファイルがあります。空のフォルダーか、前に書き出したフォルダーを指定してください。\n$/,
  )

  const [one, two, three] = [await filesIn('one'), await filesIn('two'), await filesIn('three')]
  expect([...one.keys()]).toContain('restaurants/shiobi.json')
  expect([...two.keys()]).toEqual([...one.keys()])
  for (const [file, bytes] of one) {
    expect(two.get(file) === bytes, file).toBe(true)
    expect(three.get(file) === bytes, file).toBe(true)
  }

  const edition = await editionOf('first')
  const withList = { ...edition, formerSite: FORMER_SITE }
  expect(await editionOf('server')).toEqual(withList)
  expect(await editionOf('last')).toEqual(withList)
  const published = await folderTarget(join(REPOSITORY, 'demo/published')).current()
  expect(withoutCards(edition.content)).toEqual(withoutCards(published?.content))
  expect(JSON.stringify(edition.content)).toContain('"shiobi"')
}, 900_000)
