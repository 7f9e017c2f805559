import { globSync, readFileSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCms } from '../../support/cms.ts'
import { builtInWordsIn, demoWordsIn, everythingOn } from '../../support/everything-on.ts'
import { ROOT, temporaryFolder } from '../../support/folders.ts'
import { namedAddresses } from '../../support/named-addresses.ts'
import { inJapanese } from '../../support/pages.ts'
import { copyLowRyokan, deskCommand, RYOKAN_PAGES, startRyokan } from '../../support/ryokan.ts'
import { startSite } from '../../support/site.ts'
import { unbroken } from '../../support/unbroken.ts'

/** The most a page may weigh over the network, as `e2e/served/weight.test.ts` asks of the demo company's. */
const PAGE_BYTES = 24_000

const GUIDES = ['your-own-company.md', 'your-own-company.ja.md']

/** What a guide tells to do, in its order: lines for the terminal, and files to write. */
async function stepsOf(guide: string): Promise<{ kind: string; text: string }[]> {
  const text = await readFile(join(ROOT, 'docs/guides', guide), 'utf8')
  const blocks = text.matchAll(/^```(sh|json \S+)\n(.*?)^```/gms)
  return [...blocks].flatMap(([, kind = '', inside = '']) =>
    kind === 'sh'
      ? inside
          .trim()
          .split('\n')
          .map((line) => ({ kind, text: line }))
      : [{ kind: kind.slice('json '.length), text: inside }],
  )
}

let company: Awaited<ReturnType<typeof temporaryFolder>>
let ryokan: Awaited<ReturnType<typeof startRyokan>>

// Starts a desk that encodes two dozen pictures, and a site.
beforeAll(async () => {
  company = await temporaryFolder()
  await copyLowRyokan(company.path)
  ryokan = await startRyokan(company.path)
}, 400_000)
afterAll(async () => {
  await ryokan[Symbol.asyncDispose]()
  await company[Symbol.asyncDispose]()
})

test('a ryokan is brought in from its folder, and its site has nothing of the demo company and no address that leads nowhere (operator N3)', async () => {
  const said = await everythingOn(ryokan)
  expect([...said.keys()]).toEqual(
    expect.arrayContaining(RYOKAN_PAGES.flatMap((path) => [path, inJapanese(path)])),
  )
  expect([...demoWordsIn(said), ...builtInWordsIn(said)]).toEqual([])

  const home = unbroken(said.get('/ja') ?? '')
  expect(home.includes('雪のほどける音がする')).toBe(true)
  // What the house has nothing to say about is not there.
  for (const section of ['testimonials', 'news-title']) {
    expect([section, home.includes(`id="${section}`)]).toEqual([section, false])
  }
  expect(said.get('/sitemap.xml')).not.toContain('/news')

  for (const path of RYOKAN_PAGES.flatMap((each) => [each, inJapanese(each)])) {
    const html = said.get(path) ?? ''
    expect(html).not.toBe('')
    expect([path, brotliCompressSync(html).length <= PAGE_BYTES]).toEqual([path, true])
    expect(html).toMatch(/(?:src|href)="\/media\//)
  }
  expect(await namedAddresses(ryokan)).toMatchObject({ broken: [], refused: [] })
})

// Starts a desk and a site.
test('whoever follows the guide from the template has a site of their own, and both languages tell the same (operator N2, N4)', async () => {
  const [steps = [], japanese] = await Promise.all(GUIDES.map(stepsOf))
  expect(japanese).toEqual(steps)
  // The folder in which the commands are typed, too.
  await using data = await temporaryFolder()
  const own = join(data.path, 'my-company')
  await using started = new AsyncDisposableStack()
  const done: string[] = []
  for (const { kind, text } of steps) {
    const [command = '', ...given] = text.split(' ')
    if (kind !== 'sh') {
      await mkdir(dirname(join(own, kind)), { recursive: true })
      await writeFile(join(own, kind), text)
    } else if (command === 'cp') {
      expect(given).toEqual(['-r', 'demo/ryokan', 'my-company'])
      await cp(company.path, own, { recursive: true })
    } else if (command === 'rm') {
      for (const file of given) await rm(join(data.path, file))
    } else if (text === 'npm run import -- my-company') {
      await deskCommand(data.path, 'commands/import.ts', 'my-company')
    } else {
      expect(['npm run build', 'npm start']).toContain(text)
    }
    done.push(kind === 'sh' ? command : kind)
  }
  expect(done).toEqual([
    ...[
      'cp',
      'npm',
      'company.json',
      'hero.json',
      'rm',
      'restaurants/irori.json',
      'rm',
      'npm',
      'npm',
    ],
  ])

  // Its pictures are the ryokan's, which are encoded by now.
  const media = join('published', 'media')
  await cp(join(ryokan.data, media), join(data.path, media), { recursive: true })
  const site = await startSite(data.path)
  started.defer(site.stop)
  const cms = await startCms(data.path, site.origin)
  started.defer(cms.stop)
  await expect
    .poll(async () => (await (await fetch(site.origin)).text()).includes('Yamanoyu'))
    .toBe(true)
  const said = await everythingOn(site)
  expect([...demoWordsIn(said), ...builtInWordsIn(said)]).toEqual([])
  expect([...said].filter(([, text]) => /Shizuri|しずり|Hodabi/.test(text))).toEqual([])
  // Where there is no mark, a picture of a noren stands in for it.
  expect(said.get('/favicon.svg')).toMatch(/^\uFFFDPNG/)
  // The guide's company says nothing about itself: there is no page, and nothing leads to one.
  expect([...said].filter(([, text]) => /\/about["#<]/.test(text)).map(([path]) => path)).toEqual(
    [],
  )
  for (const path of ['/about', '/ja/about']) {
    const { status } = await fetch(site.origin + path)
    expect([path, status]).toEqual([path, 404])
  }
  expect((await (await fetch(`${site.origin}/api/about/en`)).json()).data).toBeNull()
  expect(said.get('/')?.includes('Above the river')).toBe(true)
  expect(said.get('/')?.includes('© Yamanoyu Inc.')).toBe(true)
  expect(said.get('/ja/restaurants/irori')?.includes('岩魚の串焼き')).toBe(true)
}, 400_000)

test('no file that the site is built of names the demo company or its place', () => {
  const files = globSync(join(ROOT, 'site/dist/client/**/*.{js,css,html,svg}'))
  expect(files.length).toBeGreaterThan(20)
  const said = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
  expect(demoWordsIn(said)).toEqual([])
})
