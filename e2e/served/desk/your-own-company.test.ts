import { globSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { startCms } from '../../support/cms.ts'
import { demoWordsIn, everythingOn } from '../../support/everything-on.ts'
import { ROOT, temporaryFolder } from '../../support/folders.ts'
import { deskCommand } from '../../support/ryokan.ts'
import { startSite } from '../../support/site.ts'

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

// Starts a desk that encodes two dozen pictures, and a site.
test('whoever follows the guide from the template has a site of their own, and both languages tell the same', async () => {
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
      await cp(join(ROOT, 'demo/ryokan'), own, { recursive: true })
    } else if (command === 'rm') {
      for (const file of given) await rm(join(data.path, file))
    } else if (text === 'npm run import -- my-company') {
      await deskCommand(data.path, 'commands/import.ts', 'my-company')
    } else {
      expect(['npm install', 'npm start']).toContain(text)
    }
    done.push(kind === 'sh' ? command : kind)
  }
  expect(done).toEqual([
    ...[
      'npm',
      'cp',
      'company.json',
      'hero.json',
      'rm',
      'restaurants/irori.json',
      'rm',
      'npm',
      'npm',
    ],
  ])

  const site = await startSite(data.path)
  started.defer(site.stop)
  const cms = await startCms(data.path, site.origin)
  started.defer(cms.stop)
  await expect
    .poll(async () => (await (await fetch(site.origin)).text()).includes('Yamanoyu'))
    .toBe(true)
  const said = await everythingOn(site)
  expect(demoWordsIn(said)).toEqual([])
  expect([...said].filter(([, text]) => /Shizuri|しずり|Hodabi/.test(text))).toEqual([])
  expect(said.get('/')?.includes('Above the river')).toBe(true)
  expect(said.get('/')?.includes('© Yamanoyu Inc.')).toBe(true)
  expect(said.get('/ja/restaurants/irori')?.includes('岩魚の串焼き')).toBe(true)
}, 400_000)

test.each([
  ['your-own-company.md', 'en', /\*\*(.+?)\*\*/g],
  ['your-own-company.ja.md', 'ja', /「(.+?)」/g],
])('%s names screens and buttons as the desk does', async (guide, language, names) => {
  const text = await readFile(join(ROOT, 'docs/guides', guide), 'utf8')
  const desk = await wordsOfDesk()
  const named = [...text.matchAll(names)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(6)
  expect(named.filter((name) => !desk.has(`${language}: '${name}'`))).toEqual([])
})

/** Every text of the desk's own screens, as its source writes it. */
async function wordsOfDesk(): Promise<ReadonlySet<string>> {
  const files = globSync(
    join(ROOT, 'cms/src/{base,content,screens,desk,publish,inbox}/**/*.{ts,tsx}'),
  )
  const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  return new Set(sources.flatMap((source) => source.match(/\b(?:en|ja): '[^'\n]+'/g) ?? []))
}
