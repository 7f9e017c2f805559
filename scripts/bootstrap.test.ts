import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { FakeCheckout } from './testing/fake-checkout.ts'

test('npm start on a Node that is too old says in one sentence which one it needs', () => {
  const bootstrap = fileURLToPath(new URL('./bootstrap.mjs', import.meta.url))
  const old = `Object.defineProperty(process, 'versions', { value: { node: '20.8.1' } })`
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(old)}`, bootstrap, 'start'],
    { encoding: 'utf8' },
  )
  expect([status, stderr]).toEqual([
    1,
    'Noren needs Node 20.9 or newer to start with; this is Node 20.8.1.\n',
  ])
})

/** A checkout with a command that stays, and says the number of its process. */
async function checkoutThatStays(): Promise<FakeCheckout> {
  const checkout = await FakeCheckout.make()
  await checkout.npmByHand()
  checkout.write('scripts/stays.ts', `console.log(process.pid); setInterval(() => {}, 1000)`)
  return checkout
}

test('a command that is killed says so, and ends with a code of failure (operator N10)', async () => {
  await using checkout = await checkoutThatStays()
  const command = checkout.start('stays')
  await expect.poll(command.printed, { timeout: 60_000 }).toMatch(/\d+\n/)
  process.kill(Number(command.printed()), 'SIGKILL')
  const { code, printed } = await command.outcome
  expect([code, printed.replace(/^\d+\n/, '')]).toEqual([
    1,
    'The command was ended from outside (SIGKILL), and with it all it had started.\n',
  ])
})

test('a command ends with the npm that runs it, though a shell stands between (attack, Operate)', async () => {
  await using checkout = await checkoutThatStays()
  // Each shell has something left to do, and so does not become what it runs.
  const run = `"${process.execPath}" scripts/bootstrap.mjs stays; exit $?`
  const npm = spawn('sh', ['-c', `sh -c '${run}'; exit $?`], {
    cwd: checkout.path,
    env: { PATH: process.env.PATH, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(npm.stdout, 'data')
  npm.kill('SIGKILL')
  // The last of those that could still print has ended.
  await once(npm.stdout, 'close')
  expect(npm.signalCode).toBe('SIGKILL')
})
