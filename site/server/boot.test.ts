import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { proves } from '../../scripts/testing/proves.ts'
import { tempFolder } from './testing/temp-folder.ts'

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))

/** Runs the program until it ends, with exactly these variables. @param before code run before it */
function runMain(env: Record<string, string>, before = '') {
  const preload = ['--import', `data:text/javascript,${encodeURIComponent(before)}`]
  return spawnSync(process.execPath, [...preload, MAIN], { env, encoding: 'utf8' })
}

test('on an old Node the program says in one sentence which one it needs', () => {
  const old = `Object.defineProperty(process, 'versions', { value: { node: '20.20.2' } })`
  const { status, stderr, stdout } = runMain({}, old)
  expect([status, stdout, stderr]).toEqual([
    1,
    '',
    'The site needs Node 24 or newer, best 24.22.1 or newer; this is Node 20.20.2.\n',
  ])
})

const WITH_HOLES = `Object.defineProperty(process, 'versions', { value: { node: '24.21.0' } })`

test('a public site on a Node with known holes says once which one to run', () => {
  const env = { ORIGIN: 'https://www.example.jp', PORT: '0', DATA_DIR: '/dev/null/data' }
  const { stderr } = runMain(env, WITH_HOLES)
  expect(JSON.parse(stderr.split('\n', 1)[0] ?? '')).toMatchObject({
    level: 'warn',
    event: 'Node 24.21.0 has known holes. Run 24.22.1 or newer in 24, or 26.12.1 or newer.',
  })
})

test('a misspelt setting is named at the start, with the one that was meant', () => {
  const env = { SMTP_ULR: 'smtp://127.0.0.1', PAYLOAD_SECERT: 'x', HOSTNAME: 'machine', PORT: 'x' }
  // Without an address of its own it is no public site.
  const { stderr } = runMain({ ...env, DATA_DIR: tempFolder() }, WITH_HOLES)
  const lines = stderr.trim().split('\n')
  expect(lines.at(-1)).toBe(
    'These settings cannot be used: PORT must be a whole number from 0 to 65535.',
  )
  expect(lines.slice(0, -1).map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      level: 'warn',
      event: 'SMTP_ULR is no setting; did you mean SMTP_URL?',
    }),
    expect.objectContaining({
      event: 'PAYLOAD_SECERT is no setting; did you mean PAYLOAD_SECRET?',
    }),
  ])
})

test(
  'no object of the running program has a __proto__, however it is started',
  proves('E32'),
  () => {
    const atExit = `process.on('exit', () => process.stdout.write(String('__proto__' in {})))`
    expect(runMain({ PORT: 'x' }, atExit).stdout).toBe('false')
  },
)

test('nor does an object of the threads that read content', proves('E32'), () => {
  for (const name of ['content/snapshot-worker.ts', 'import/import-worker.ts']) {
    const worker = new URL(`./${name}`, import.meta.url).href
    const script = `
      process.on('exit', () => process.stdout.write(String('__proto__' in {})))
      import(${JSON.stringify(worker)}).catch(() => {}).finally(() => process.exit())`
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
    })
    expect([name, stdout]).toEqual([name, 'false'])
  }
})
