import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FakeCheckout } from './testing/fake-checkout.ts'

const PATIENCE = { timeout: 60_000 }
const BUILDING = { code: 0, printed: 'Building the site …\n' }
const NOTHING = { code: 0, printed: '' }

test('a checkout that was moved is not built again, a changed source is (operator N5)', async () => {
  await using checkout = await FakeCheckout.make()
  await checkout.prepareBuild()
  expect(await checkout.run('make')).toEqual(BUILDING)
  await checkout.move()
  expect(await checkout.run('make')).toEqual(NOTHING)
  checkout.write('site/src/page.ts', 'another page')
  expect(await checkout.run('make')).toEqual(BUILDING)
})

test('of two commands one builds, and the other waits for its build (operator N7, attack, Operate)', async () => {
  await using checkout = await FakeCheckout.make()
  await checkout.prepareBuild()
  const first = checkout.start('make', 'ok held')
  await expect.poll(() => checkout.npmCalls(), PATIENCE).toEqual(['ci all', 'run site'])
  const second = checkout.start('make')
  await expect.poll(second.printed, PATIENCE).toContain('Waiting for npm run make (process ')
  checkout.write('go', '')
  expect(await first.outcome).toEqual(BUILDING)
  expect(await second.outcome).toMatchObject({ code: 0 })
  expect(checkout.npmCalls()).toEqual(['ci all', 'run site'])
})

test('a build that was killed in its midst is begun from nothing (operator N6)', async () => {
  await using checkout = await FakeCheckout.make()
  await checkout.prepareBuild()
  const killed = checkout.start('make', 'ok held')
  await expect.poll(() => checkout.npmCalls(), PATIENCE).toEqual(['ci all', 'run site'])
  killed.child.kill('SIGKILL')
  checkout.write('site/dist/old', '')
  expect(await checkout.run('make')).toMatchObject({ code: 0 })
  expect(readdirSync(join(checkout.path, 'site/dist')).sort()).toEqual([
    'half',
    'main.js',
    'noren-build',
  ])
})
