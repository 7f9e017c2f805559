import { expect, test } from 'vitest'
import { ROOT } from './environment.ts'
import { circlesIn } from './testing/circles.ts'
import { componentsIn, globalsIn, type Import, importsOf } from './testing/imports.ts'

/**
 * The rooms of the site and of the desk, from the ground up: each imports only from those before it. The
 * linter keeps zones and packages apart; it can say of a folder what it may not import, but not an order.
 */
const FLOORS: { [Folder in string]: readonly string[] } = {
  'site/src': [
    'styles',
    'lazy-files.ts',
    'routes',
    'language',
    'hours',
    'api',
    'navigation',
    'ui',
    'jsx-runtime.ts',
    'shared-parts.ts',
    'pages',
    'page-data.ts',
    'page-size.ts',
    'plain-document.ts',
    'time-shown.ts',
    'head',
    'layout',
    'page-answers.ts',
    'app.tsx',
    'entry-server.tsx',
    'entry-client.tsx',
    'loader.ts',
  ],
  'site/server': [
    'no-proto.ts',
    'node-version.ts',
    'waits.ts',
    'at-most.ts',
    'kept.ts',
    'private-files.ts',
    'last-backup.ts',
    'http/response',
    'http/request',
    'http/files',
    'http/connection',
    'http/outgoing',
    'hook-settings.ts',
    'settings.ts',
    'guest-links.ts',
    'errors.ts',
    'csp-report.ts',
    'content',
    'content/mirror',
    'enquiries/spool',
    'enquiries/mail',
    'enquiries/inbox',
    'enquiries/intake',
    'enquiries',
    'pages',
    'pages/form',
    'pages/preview',
    'import',
    'health.ts',
    'metrics.ts',
    'request-routes.ts',
    'app-parts.ts',
    'guests',
    'paper',
    'operation-routes.ts',
    'app.ts',
    'site.ts',
    'boot.ts',
    'main.ts',
  ],
  'cms/src': [
    'payload-types.ts',
    'migrations',
    'base',
    'tables',
    'staff',
    'content/model',
    'content/languages',
    'content/library',
    'content/editing',
    'content/kinds',
    'publish',
    'inbox',
    'screens',
    'desk',
    'app',
    'instrumentation-client.ts',
  ],
}

for (const [folder, floors] of Object.entries(FLOORS)) {
  test(`in ${folder} every file imports from lower rooms alone`, async () => {
    const imports = await importsOf(ROOT, folder)
    expect(imports.length).toBeGreaterThan(100)
    const backwards = imports.filter((each) => isBackwards(each, folder, floors))
    expect(backwards.map(({ from, to }) => `${from} takes from ${to}`)).toEqual([])
  })
}

/** Files that name components of higher rooms as texts, and how many. May only become fewer. */
const NAMED_UPWARDS = new Map([['cms/src/base/ui/components.ts', 20]])

test('a component that is named as a text is in a lower room, but for those that are counted here', async () => {
  const named = await componentsIn(ROOT, 'cms/src')
  const upwards = named.filter((each) => isBackwards(each, 'cms/src', FLOORS['cms/src'] ?? []))
  const counts = Map.groupBy(upwards, ({ from }) => from)
  expect(new Map([...counts].map(([from, all]) => [from, all.length]))).toEqual(NAMED_UPWARDS)
})

test('a value on the global object is used by one file alone', async () => {
  const folders = ['site/src', 'site/server', 'cms/src', 'cms/server', 'kit', 'scripts']
  const used = (await Promise.all(folders.map((each) => globalsIn(ROOT, each)))).flat()
  expect(used.length).toBeGreaterThan(0)
  const files = Map.groupBy(used, ({ to }) => to)
  const shared = [...files].filter(([, all]) => new Set(all.map(({ from }) => from)).size > 1)
  expect(shared.map(([name]) => name)).toEqual([])
})

test('in no folder do files or folders import each other in a circle', async () => {
  const folders = [
    'contract',
    'kit',
    'demo',
    'site',
    'cms',
    'scripts',
    'e2e',
    'bench',
    'torture',
    'mutation',
    'backup',
  ]
  const imports = (await Promise.all(folders.map((each) => importsOf(ROOT, each)))).flat()
  expect(imports.length).toBeGreaterThan(3000)
  // Tests of all programs use each other's helpers.
  expect(circlesIn(imports).filter((circle) => !circle.startsWith('e2e: '))).toEqual([])
})

test('a circle of three is seen, whatever else its files import', () => {
  const arrow = (from: string, to: string) => ({ from, to, isLazy: false })
  const imports = [
    arrow('a/b/one.ts', 'a/c/two.ts'),
    arrow('a/c/three.ts', 'a/d.ts'),
    arrow('a/d.ts', 'a/b/four.ts'),
    arrow('a/b/one.ts', 'a/e/five.ts'),
    arrow('a/f.ts', 'a/b/one.ts'),
  ]
  expect(circlesIn(imports)).toEqual(['a: b, c, d.ts'])
  expect(circlesIn(imports.with(2, { ...arrow('a/d.ts', 'a/b/four.ts'), isLazy: true }))).toEqual(
    [],
  )
})

function isBackwards({ from, to }: Import, folder: string, floors: readonly string[]): boolean {
  if (!to.startsWith(`${folder}/`)) return false
  return floorOf(to, folder, floors) > floorOf(from, folder, floors)
}

/** Place in the list of the innermost room that names a file. */
function floorOf(file: string, folder: string, floors: readonly string[]): number {
  const place = file.slice(folder.length + 1)
  const rooms = floors.filter((room) => place === room || place.startsWith(`${room}/`))
  const room = rooms.sort((a, b) => b.length - a.length)[0]
  if (room === undefined) throw new Error(`${file} is in no room: name it in FLOORS`)
  return floors.indexOf(room)
}
