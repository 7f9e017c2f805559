import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const PATIENCE = { timeout: 60_000 }

/** Says its name and number once it answers, and stays. */
const PROGRAM = `import { reportStarted } from '@noren/kit/process/started'
reportStarted()
console.log(process.argv[2] + '=' + process.pid)
setInterval(() => {}, 1000)`

const SCRIPT = `import { startService } from '${import.meta.dirname}/service.ts'
import { supervise } from '${import.meta.dirname}/supervise.ts'
await supervise(async ({ keep }) => {
  for (const name of ['The site', 'The CMS']) {
    const nodeArguments = ['--input-type=module', '-e', process.env.PROGRAM, '-', name]
    await keep(startService({ name, nodeArguments, cwd: '${import.meta.dirname}' })).answers
  }
})`

/** Starts two programs as `npm start` does; `kill` ends one of them from outside. */
async function startBoth() {
  const folder = await mkdtemp(join(tmpdir(), 'noren-supervise-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'script.ts'), SCRIPT)
  const child: ChildProcess = spawn(process.execPath, [join(folder, 'script.ts')], {
    env: { ...process.env, PROGRAM },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  const code = once(child, 'close').then(([status]) => status)
  await expect.poll(() => printed, PATIENCE).toMatch(/The CMS=\d+\n/)
  const kill = (name: string, signal: NodeJS.Signals) =>
    process.kill(Number(new RegExp(`${name}=(\\d+)`).exec(printed)?.[1]), signal)
  return { child, code, kill, said: () => printed.replace(/.*=\d+\n/g, '') }
}

test('when the CMS is killed, npm start says so, and the site goes on (operator N10)', async () => {
  const both = await startBoth()
  both.kill('The CMS', 'SIGKILL')
  await expect
    .poll(both.said, PATIENCE)
    .toBe(
      'The CMS was ended from outside (SIGKILL, often by the system when memory is short). Everything else keeps running; to have it back, press Ctrl-C and run the same command again.\n',
    )
  both.child.kill('SIGTERM')
  expect(await both.code).toBe(0)
})

test('when the site is killed, npm start says so, and ends all with a code of failure (operator N10)', async () => {
  const both = await startBoth()
  both.kill('The site', 'SIGKILL')
  expect(await both.code).toBe(1)
  expect(both.said()).toBe(
    'The site was ended from outside (SIGKILL, often by the system when memory is short), so everything stops. Run the same command again.\n',
  )
})
