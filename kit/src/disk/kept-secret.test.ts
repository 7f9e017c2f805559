import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keptSecret } from './kept-secret.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'noren-secret-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a secret is made once, readable only by our own user, and leaves no other file behind', () => {
  const secret = keptSecret(folder, 'key')
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(keptSecret(folder, 'key')).toBe(secret)
  expect(statSync(join(folder, 'key')).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['key'])
})

test('an existing secret is read as it is, except for its line feed', () => {
  writeFileSync(join(folder, 'key'), 'given by hand\n')
  expect(keptSecret(folder, 'key')).toBe('given by hand')
})

test('a missing folder is reported, not made', () => {
  expect(() => keptSecret(join(folder, 'missing'), 'key')).toThrow(/ENOENT/)
  expect(readdirSync(folder)).toEqual([])
})

test('processes that make a secret at the same time all get the same one', async () => {
  const script = `
    import { keptSecret } from ${JSON.stringify(new URL('./kept-secret.ts', import.meta.url).href)}
    import { parentPort } from 'node:worker_threads'
    parentPort.once('message', () => parentPort.postMessage(keptSecret(${JSON.stringify(folder)}, 'key')))
    parentPort.postMessage('ready')`
  const url = new URL(`data:text/javascript,${encodeURIComponent(script)}`)
  const workers = Array.from({ length: 4 }, () => new Worker(url))
  const told = (worker: Worker) => new Promise((resolve) => worker.once('message', resolve))
  await Promise.all(workers.map(told))
  const answers = workers.map(told)
  for (const worker of workers) worker.postMessage('go')
  expect(new Set(await Promise.all(answers))).toEqual(new Set([keptSecret(folder, 'key')]))
  expect(readdirSync(folder)).toEqual(['key'])
})
