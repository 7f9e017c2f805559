import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { CMS_SETTINGS, SITE_SETTINGS } from '@noren/kit/settings/names'
import { expect, test } from 'vitest'
import { findOnPath } from './chromium.ts'
import { ROOT } from './environment.ts'
import { CMS_ENVIRONMENT } from './services.ts'

const DEPLOY = join(ROOT, 'deploy')
const FILES = readdirSync(DEPLOY, { recursive: true, withFileTypes: true })
  .filter((each) => each.isFile())
  .map(({ parentPath, name }) => join(parentPath, name))
const UNITS = [
  'noren-site.service',
  'noren-site.socket',
  'noren-cms.service',
  'noren-backup.service',
  'noren-verify.service',
  'noren-verify.timer',
]

/** The highest exposure, of 10 (100 here); an unconfined service has 9.6. */
const EXPOSURE = 15

const textOf = (...path: string[]) => readFileSync(join(...path), 'utf8')
const settingsIn = (file: string) => parseEnv(textOf(DEPLOY, 'env', file))

/** systemd's own check of the units, as `[status, output]`. */
function analyze(...options: string[]): [number | null, string] {
  const folder = mkdtempSync(join(tmpdir(), 'noren-units-'))
  try {
    cpSync(join(DEPLOY, 'systemd'), folder, { recursive: true })
    for (const unit of UNITS) {
      const text = textOf(folder, unit).replace('/usr/bin/node', process.execPath)
      writeFileSync(join(folder, unit), text)
    }
    const said = spawnSync('systemd-analyze', options, { cwd: folder, encoding: 'utf8' })
    return [said.status, `${said.stdout}${said.stderr}`]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const noSystemd = findOnPath(['systemd-analyze']) === undefined
if (noSystemd) console.warn('The units of deploy/ are not checked: there is no systemd-analyze.')

test('every setting the files give is one the program knows', () => {
  // The S3 client's own names begin with AWS_.
  const setting = /^#?((?!AWS_)[A-Z][A-Z_]+)=/gm
  for (const [file, names] of [
    ['site.env', SITE_SETTINGS],
    ['cms.env', CMS_SETTINGS],
  ] as const) {
    const given = [...textOf(DEPLOY, 'env', file).matchAll(setting)]
    const unknown = given.filter(([, name]) => !names.some((known) => known === name))
    expect([given.length > 4, unknown.map(([, name]) => name)]).toEqual([true, []])
  }
})

test('every setting is explained in .env.example', () => {
  // PUBLISH_DIR is set by the command that renews the demo's snapshot.
  const names = new Set(
    [...SITE_SETTINGS, ...CMS_SETTINGS].filter((name) => name !== 'PUBLISH_DIR'),
  )
  const example = textOf(ROOT, '.env.example')
  const unexplained = [...names].filter((name) => !new RegExp(`^#?${name}=`, 'm').test(example))
  expect(unexplained).toEqual([])
})

test('the site and the desk have the same settings where they must agree', () => {
  const [site, cms] = [settingsIn('site.env'), settingsIn('cms.env')]
  expect(cms.DATA_DIR).toBe(site.DATA_DIR)
  expect(cms.ENQUIRY_RETENTION_DAYS).toBe(site.ENQUIRY_RETENTION_DAYS)
  const hides = `InaccessiblePaths=.*${site.DATA_DIR}/desk`
  expect(textOf(DEPLOY, 'systemd/noren-site.service')).toMatch(new RegExp(hides))
  expect(cms.DATABASE_URL).toBe(`file:${site.DATA_DIR}/desk/cms.db`)
})

test('every file of the checkout that the files name exists, or a build makes it', () => {
  const named = FILES.flatMap((file) => {
    const text = textOf(file)
    const paths = text.matchAll(
      /(?<![\w./])(?:\/srv\/noren\/)?((?:cms|site|server|docs|deploy|backup)\/[\w./-]*\w)/g,
    )
    return [...paths].map(([, path = '']) => path)
  })
  expect(named).toEqual(expect.arrayContaining(['site/dist/main.js', 'server/start.mjs']))
  const isThere = (path: string) =>
    [ROOT, join(ROOT, 'cms')].some((at) => existsSync(join(at, path)))
  const ofBuilds = /^(?:site\/dist|cms\/\.next)\b/
  expect(named.filter((path) => !isThere(path) && !ofBuilds.test(path))).toEqual([])
})

test('units and images start the site as npm does', () => {
  const { scripts } = JSON.parse(textOf(ROOT, 'site/package.json'))
  const [, flags = ''] = /^node (.*) dist\/main\.js$/.exec(scripts.start) ?? []
  expect(flags).toMatch(/^--/)
  expect(textOf(DEPLOY, 'systemd/noren-site.service')).toContain(
    `ExecStart=/usr/bin/node ${flags} site/dist/main.js`,
  )
  expect(textOf(DEPLOY, 'container/Containerfile')).toContain(
    `CMD ${JSON.stringify([...flags.split(' '), 'site/dist/main.js']).replaceAll(',', ', ')}`,
  )
})

test('units and images start the desk as npm does: its memory goes back to the system (attack 9)', () => {
  const { scripts } = JSON.parse(textOf(ROOT, 'cms/package.json'))
  const [[name, value] = []] = Object.entries(CMS_ENVIRONMENT)
  expect(scripts.start).toBe(`${name}=${value} node server/start.mjs`)
  expect(textOf(DEPLOY, 'systemd/noren-cms.service')).toContain(
    `Environment=${name}=${value}\nExecStart=/usr/bin/node server/start.mjs\n`,
  )
  const [, image = ''] = textOf(DEPLOY, 'container/Containerfile').split(' AS cms\n')
  expect(image.split('\nFROM ', 1)[0]).toContain(`ENV ${name}=${value}\n`)
  expect(textOf(ROOT, 'docs/guides/run-in-production.md')).toContain(`\`${scripts.start}\``)
})

test('no file has a password or a key in it', () => {
  const secret =
    /PRIVATE KEY|:\/\/[^\s/:@]+:[^\s@]+@|\$2[aby]\$\d\d\$\w{20}|(?:PASSWORD|SECRET|TOKEN|_KEY)=\S/
  expect(FILES.filter((file) => secret.test(textOf(file)))).toEqual([])
})

test.each(['/ja/r/x.y', '/r/x.y', '/ja/contact', '/contact'])(
  'the log of errors has no link of a guest: nginx writes none of %s',
  (path) => {
    const locations = [
      ...textOf(DEPLOY, 'nginx/site.conf').matchAll(/location ~ (\S+) \{([^}]*)\}/g),
    ]
    const [, , lines] = locations.find(([, form = '']) => new RegExp(form).test(path)) ?? []
    expect(lines).toContain('error_log /dev/null;')
  },
)

test.skipIf(noSystemd)('systemd understands every line of the units', () => {
  expect(analyze('verify', '--man=no', ...UNITS.map((unit) => `./${unit}`))).toEqual([0, ''])
})

test.skipIf(noSystemd)('systemd finds little that the programs could do to the machine', () => {
  for (const unit of UNITS.filter((name) => name.endsWith('.service'))) {
    const [status, said] = analyze(
      'security',
      '--offline=true',
      `--threshold=${EXPOSURE}`,
      `./${unit}`,
    )
    expect([unit, status, said]).toEqual([unit, 0, expect.stringContaining(' OK ')])
  }
})
