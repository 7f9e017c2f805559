import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT } from './environment.ts'

const text = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const compose = text('deploy/container/compose.yaml')
const containerfile = text('deploy/container/Containerfile')

/** The lines of .dockerignore: what each names, and whether it brings that back in. */
const lines = text('.dockerignore')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => ({ isIn: line.startsWith('!'), names: patternOf(line.replace(/^!/, '')) }))

/** A file, or a folder with everything in it. */
function patternOf(glob: string): RegExp {
  const escaped = glob.replaceAll('.', '\\.').replaceAll('**/', '(?:.+/)?')
  return new RegExp(`^${escaped.replace(/(?<!\.)\*/g, '[^/]*')}(?:/|$)`)
}

/** Whether an image is built from a file: the last line that names it decides. */
const reachesImage = (path: string) => lines.findLast(({ names }) => names.test(path))?.isIn ?? true

test('no data, backup, key or setting of a checkout gets into an image or its build (operator O4)', () => {
  const left = [
    ...['data/cms.db', 'data-old/payload-secret', 'data.2026/enquiries.db', 'backups/objects/abc'],
    ...[
      '.env',
      '.env.production',
      'cms/.env',
      'deploy/container/site.env',
      'deploy/container/.env',
    ],
    ...[
      'cms/data/cms.db',
      'cms/cms.db',
      'cms/cms.db-wal',
      'site/data/internal-token',
      'cms/desk.env',
    ],
    ...[
      'my-company/company.json',
      'export.zip',
      'enquiries.csv',
      'server.key',
      'cms/server/tls.pem',
    ],
    ...[
      '.git/config',
      'screenshots/home.png',
      'test-results/demo-data/cms.db',
      'e2e/desk/menu.test.ts',
    ],
    ...[
      'node_modules/next/package.json',
      'cms/node_modules/x/index.js',
      'cms/.next/cache/x',
      'site/dist/main.js',
    ],
  ]
  expect(left.filter(reachesImage)).toEqual([])
})

test('an image is built from every file that the two programs are', () => {
  const listed = spawnSync(
    'git',
    ['ls-files', 'contract', 'kit', 'site', 'cms', 'demo', 'backup', 'scripts', 'docs/desk'],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  )
  const tracked = listed.stdout.trim().split('\n')
  expect(tracked.length).toBeGreaterThan(1000)
  const needed = [
    ...tracked,
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
    'e2e/package.json',
  ]
  expect(needed.filter((path) => !reachesImage(path))).toEqual([])
})

/** The text of a service of compose.yaml. */
const serviceIn = (name: string) =>
  new RegExp(`^  ${name}:\\n((?: {4}.*\\n|\\n)+)`, 'm').exec(compose)?.[1] ?? ''

test('in containers a service backs up, another verifies, and no log grows without end (operator O4)', () => {
  expect(serviceIn('backup')).toContain('<<: *keeper\n    command: [backup/backup.ts, --repeat]')
  expect(serviceIn('verify')).toContain(
    '<<: *keeper\n    command: [backup/verify.ts, --repeat, --rehearse, weekly]',
  )
  const services = [
    ...compose
      .slice(compose.indexOf('\nservices:'), compose.indexOf('\nvolumes:'))
      .matchAll(/^ {2}(\w+):$/gm),
  ]
  expect(services.map(([, name]) => name)).toEqual([
    'proxy',
    'site',
    'cms',
    'backup',
    'verify',
    'postgres',
  ])
  for (const [, name = ''] of services)
    expect([name, /<<: \*(?:confined|keeper)/.test(serviceIn(name))]).toEqual([name, true])
  expect(compose).toMatch(/^x-confined:(?:.|\n)*?max-size: \d+m, max-file: '\d'/m)
  expect(compose).toMatch(/^x-keeper: &keeper\n {2}<<: \*confined\n/m)
  // Everything that a program keeps, in the place where the backup looks for it.
  for (const volume of [
    'cms:/var/lib/noren',
    'published:/var/lib/noren/published',
    'site:/var/lib/noren-site',
  ])
    expect(compose.slice(compose.indexOf('x-keeper:'), compose.indexOf('\nservices:'))).toContain(
      `    - ${volume}\n`,
    )
})

test('pg_dump in the image is of the version of the database beside it', () => {
  const [, client] = /POSTGRES_IMAGE=(\S+)/.exec(containerfile) ?? []
  expect(client).toMatch(/postgres:\d+/)
  expect(serviceIn('postgres')).toContain(`image: ${client}\n`)
})

// Takes long: a program is started.
test('the image of the backups has every file that its commands load', () => {
  const image = mkdtempSync(join(tmpdir(), 'noren-image-'))
  onTestFinished(() => rmSync(image, { recursive: true }))
  const [, stage = ''] = containerfile.split(' AS backup\n')
  for (const [, from = ''] of stage.matchAll(/COPY --from=build \/srv\/noren\/(\S+) /g)) {
    if (from === 'node_modules') symlinkSync(join(ROOT, from), join(image, from))
    else {
      mkdirSync(dirname(join(image, from)), { recursive: true })
      execFileSync('cp', ['-r', join(ROOT, from), join(image, from)])
    }
  }
  const [, command = ''] = /CMD \["([^"]+)"/.exec(stage) ?? []
  const run = (file: string) =>
    spawnSync(process.execPath, [join(image, file)], {
      env: { NODE_ENV: 'test', PATH: process.env.PATH, DATA_DIR: join(image, 'no-data') },
      encoding: 'utf8',
    }).stderr
  expect(run(command)).toBe(`There is no data folder ${image}/no-data: set DATA_DIR to it.\n`)
})
