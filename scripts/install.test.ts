import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { whyNpmFailed } from './npm-faults.mjs'
import { FakeCheckout } from './testing/fake-checkout.ts'

const INSTALLING = 'Installing the packages of all parts …\n'
const ANEW = 'An earlier installation did not end well: the packages are installed anew.\n'
const PATIENCE = { timeout: 60_000 }
const HELLO = { code: 0, printed: 'hello\n' }

test('the first command installs the packages, the next one asks npm nothing (operator N6)', async () => {
  await using checkout = await FakeCheckout.make()
  expect(await checkout.run('hello')).toEqual({ code: 0, printed: `${INSTALLING}hello\n` })
  expect(await checkout.run('hello', 'refused refused')).toEqual(HELLO)
  expect(checkout.npmCalls()).toEqual(['install all'])
})

test('the site’s part is installed first, and the rest beside it (operator N1)', async () => {
  await using checkout = await FakeCheckout.make()
  const site = await checkout.run('site')
  expect(site.printed).toBe('Installing the packages of the site …\nsite\n')
  expect(await checkout.run('site')).toEqual({ code: 0, printed: 'site\n' })
  expect((await checkout.run('hello')).printed).toBe(`${INSTALLING}hello\n`)
  expect(await checkout.run('site')).toEqual({ code: 0, printed: 'site\n' })
  expect(checkout.npmCalls()).toEqual(['install site', 'install all'])
})

test('of five commands at once one installs, and the others say for whom they wait (operator N1)', async () => {
  await using checkout = await FakeCheckout.make()
  const first = checkout.start('hello', 'held')
  await expect.poll(() => checkout.npmCalls(), PATIENCE).toEqual(['install all'])
  const others = Array.from({ length: 4 }, () => checkout.start('hello'))
  const waiting = `Waiting for npm run hello (process ${first.child.pid}, since `
  for (const { printed } of others) await expect.poll(printed, PATIENCE).toContain(waiting)
  checkout.write('go', '')
  expect(await first.outcome).toEqual({ code: 0, printed: `${INSTALLING}hello\n` })
  for (const other of others) {
    const { code, printed } = await other.outcome
    expect(code).toBe(0)
    expect(printed).toMatch(
      /since \d\d:\d\d:\d\d\), which installs or builds in this folder …\nhello\n$/,
    )
  }
  expect(checkout.npmCalls()).toEqual(['install all'])
})

test('what an installation killed in its midst left is installed anew, by one of two commands (operator N6)', async () => {
  await using checkout = await FakeCheckout.make()
  const killed = checkout.start('hello', 'held')
  await expect.poll(() => checkout.npmCalls(), PATIENCE).toEqual(['install all'])
  killed.child.kill('SIGKILL')
  const both = await Promise.all([checkout.run('hello'), checkout.run('hello')])
  expect(both.map(({ code }) => code)).toEqual([0, 0])
  expect(both.map(({ printed }) => printed).join('')).toContain(`${ANEW}${INSTALLING}`)
  // The first npm never came to its end, and the second was the only one after it.
  expect(checkout.npmRuns().map((line) => line.split(' ')[0])).toEqual(['begin', 'begin', 'end'])
  expect(await checkout.run('hello', 'refused refused refused')).toEqual(HELLO)
})

test.each([
  ['a package', 'node_modules/for-cms'],
  ['a package that only another one needs', 'node_modules/deep'],
  ['a program', 'node_modules/.bin/forcms'],
  ['the runtime', 'node_modules/node/bin/node'],
  ['npm’s own list', 'node_modules/.package-lock.json'],
])('%s that is missing is found, whatever a stamp says (operator N6)', async (_, missing) => {
  await using checkout = await FakeCheckout.make()
  await checkout.npmByHand()
  checkout.write('node_modules/.noren-installed-all', 'of an earlier version')
  expect(await checkout.packages()).toEqual({ state: 'there', lacks: '' })
  rmSync(join(checkout.path, missing), { recursive: true })
  expect((await checkout.packages()).state).toBe('torn')
})

test('what somebody installed with npm ci counts, and a changed lockfile adds to it (operator N6)', async () => {
  await using checkout = await FakeCheckout.make()
  await checkout.npmByHand()
  expect(await checkout.run('hello', 'refused refused')).toEqual(HELLO)
  const changed = JSON.stringify({
    packages: {
      '': { workspaces: ['cms'] },
      cms: { dependencies: { node: '24.0.0', 'for-cms': '2.1.0' } },
      'node_modules/node': { version: '24.0.0', integrity: 'sha512-n', bin: { node: 'bin/node' } },
      'node_modules/for-cms': { version: '2.1.0' },
    },
  })
  checkout.write('package-lock.json', changed)
  expect((await checkout.run('hello')).printed).toBe(`${INSTALLING}hello\n`)
})

test('while the registry is out of reach npm is asked again, said in one sentence (operator N8)', async () => {
  await using checkout = await FakeCheckout.make()
  expect(await checkout.run('hello', 'refused refused')).toEqual({
    code: 0,
    printed: `${INSTALLING}npm does not reach its registry: trying again for a minute.\nhello\n`,
  })
  expect(checkout.npmCalls()).toHaveLength(3)
})

test('a full disk is named, and the next command heals what it left (operator N6)', async () => {
  await using checkout = await FakeCheckout.make()
  const full = await checkout.run('hello', 'full')
  expect(full.code).toBe(1)
  expect(full.printed).toMatch(
    /^Installing .*\nThe disk is full \(.*暖簾.*\)\. Make about 2 GB of room, then run the command again\.\n$/,
  )
  expect(await checkout.run('hello')).toEqual({ code: 0, printed: `${ANEW}${INSTALLING}hello\n` })
})

test.each([
  ['npm error code ECONNREFUSED\nnpm error syscall connect', 'ECONNREFUSED', 'HTTPS_PROXY'],
  ['npm ERR! code ENOTFOUND\nnpm ERR! network request', 'ENOTFOUND', 'HTTPS_PROXY'],
  ['npm error code 1\nnpm error path node\nnpm error npm error code E503', 'E503', 'HTTPS_PROXY'],
  ['npm error code SELF_SIGNED_CERT_IN_CHAIN', 'SELF_SIGNED_CERT_IN_CHAIN', 'NODE_EXTRA_CA_CERTS'],
  ['npm error code EACCES\nnpm error syscall mkdir', 'EACCES', 'cannot be written'],
])(
  'of npm’s message %j people read what it means and what to do (operator N8)',
  (err, ...words) => {
    const said = whyNpmFailed({ signal: null, out: '', err })
    for (const word of words) expect(said).toContain(word)
    expect(said).not.toContain('npm e')
  },
)
