import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { markOf } from './alive.mjs'
import { FakeCheckout } from './testing/fake-checkout.ts'

/** Leaves a word in the lock of a checkout, as a command that was killed does. */
function leave(checkout: FakeCheckout, marks: object[], place?: string): void {
  const folder = join(checkout.path, '.noren-lock')
  mkdirSync(folder)
  const { dev, ino } = statSync(folder, { bigint: true })
  const holder = { marks, command: 'npm start', since: '2026-01-01T00:00:00.000Z' }
  symlinkSync(JSON.stringify({ ...holder, place: place ?? `${dev}:${ino}` }), join(folder, '7'))
}

async function lockOf(checkout: FakeCheckout): Promise<typeof import('./lock.mjs')> {
  return import(pathToFileURL(join(checkout.path, 'scripts/lock.mjs')).href)
}

test.each([
  ['has ended', [{ pid: 2 ** 22 + 1, began: '1' }], undefined],
  ['left its number to another process', [{ pid: process.pid, began: 'earlier' }], undefined],
  ['runs in the folder this one was copied from', [markOf(process.pid)], '1:1'],
])('a lock whose holder %s is taken over (operator N1)', async (_, marks, place) => {
  await using checkout = await FakeCheckout.make()
  leave(checkout, marks, place)
  const { underLock } = await lockOf(checkout)
  let isDone = false
  const work = async () => {
    isDone = true
  }
  await underLock({ isNeeded: () => !isDone, work })
  expect(isDone).toBe(true)
  expect(readdirSync(join(checkout.path, '.noren-lock'))).toEqual(['9'])
})

test.each<[what: string, word: string, spoil: (word: string) => void]>([
  ['a file', '7', (word) => writeFileSync(word, '')],
  ['a folder', '7', (word) => mkdirSync(word)],
  ['no word of ours', '7', (word) => symlinkSync('elsewhere', word)],
  ['a word that says nothing', '7', (word) => symlinkSync('null', word)],
  ['a word without processes', '7', (word) => symlinkSync('{"place":"1:1","marks":7}', word)],
  ['a number of another spelling', '03', (word) => symlinkSync('free', word)],
])('a lock that holds %s is free (operator N1)', async (_, name, spoil) => {
  await using checkout = await FakeCheckout.make()
  const folder = join(checkout.path, '.noren-lock')
  mkdirSync(folder)
  spoil(join(folder, name))
  const { underLock } = await lockOf(checkout)
  let isDone = false
  const work = async () => {
    isDone = true
  }
  await underLock({ isNeeded: () => !isDone, work })
  expect(isDone).toBe(true)
})

test('what a killed command has started is waited for, too (operator N1)', async () => {
  await using checkout = await FakeCheckout.make()
  const orphan = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  if (orphan.pid === undefined) throw new Error('nothing was started')
  leave(checkout, [{ pid: 2 ** 22 + 1, began: '1' }, markOf(orphan.pid)])
  const { underLock } = await lockOf(checkout)
  let isIn = false
  const work = async () => {
    isIn = true
  }
  const entered = underLock({ isNeeded: () => true, work })
  await new Promise(setImmediate)
  expect(isIn).toBe(false)
  orphan.kill('SIGKILL')
  await entered
  expect(isIn).toBe(true)
})

test('the lock is free again after work that failed (operator N1)', async () => {
  await using checkout = await FakeCheckout.make()
  const { underLock } = await lockOf(checkout)
  const isNeeded = () => true
  const failing = underLock({ isNeeded, work: () => Promise.reject(new Error('it failed')) })
  await expect(failing).rejects.toThrow('it failed')
  await underLock({ isNeeded, work: () => Promise.resolve() })
  expect(readlinkSync(join(checkout.path, '.noren-lock', '4'))).toBe('free')
})

test('of several commands that find the lock of a dead one, never two work at once (operator N1)', async () => {
  await using checkout = await FakeCheckout.make()
  leave(checkout, [{ pid: 2 ** 22 + 1, began: '1' }])
  writeFileSync(
    join(checkout.path, 'scripts/contend.mjs'),
    `import { appendFileSync } from 'node:fs'
     import { underLock } from './lock.mjs'
     for (let turn = 0; turn < 5; turn++)
       await underLock({
         isNeeded: () => true,
         work: async () => {
           appendFileSync('turns', 'in ' + process.pid + '\\n')
           await new Promise(setImmediate)
           appendFileSync('turns', 'out ' + process.pid + '\\n')
         },
       })`,
  )
  const contend = ['scripts/contend.mjs']
  const commands = Array.from({ length: 5 }, () =>
    spawn(process.execPath, contend, { cwd: checkout.path, stdio: 'ignore' }),
  )
  const codes = await Promise.all(commands.map(async (each) => (await once(each, 'exit'))[0]))
  expect(codes).toEqual([0, 0, 0, 0, 0])
  const lines = readFileSync(join(checkout.path, 'turns'), 'utf8').trim().split('\n')
  expect(lines).toHaveLength(50)
  for (const [index, line] of lines.entries())
    if (index % 2 === 1) expect(line).toBe(lines[index - 1]?.replace('in', 'out'))
})
