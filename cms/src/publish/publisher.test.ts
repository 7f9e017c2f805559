import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Edition } from './compose.ts'
import { readCurrent } from './folder.ts'
import { createPublisher } from './publisher.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'noren-publisher-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const edition = (heading: string): Edition => ({
  content: { solutionsSection: { heading: { en: heading }, paragraph: {} } },
  modified: {},
  redirects: {},
})

test('many saves close together are one publish', async () => {
  const compose = vi.fn(async () => edition('Six businesses'))
  const publisher = createPublisher({ compose, folder })
  for (let save = 0; save < 20; save++) publisher.request()
  await vi.waitFor(() => expect(publisher.status().state).toBe('published'), 10_000)
  expect(compose).toHaveBeenCalledTimes(1)
  await publisher.stop()
})

test('a publish that fails tells so and is tried again by itself', async () => {
  const answers = [Promise.reject(new Error('disk full')), Promise.resolve(edition('Six'))]
  answers[0]?.catch(() => undefined)
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const publisher = createPublisher({
    compose: () => answers.shift() ?? Promise.resolve(edition('Six')),
    folder,
  })
  expect(await publisher.publish()).toEqual({ state: 'failed', message: 'disk full' })
  await vi.waitFor(() => expect(publisher.status().state).toBe('published'), 20_000)
  expect((await readCurrent(folder))?.seq).toBe(1)
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
  await publisher.stop()
})

test('what was asked for is still published when the desk is closed', async () => {
  const publisher = createPublisher({ compose: async () => edition('Last words'), folder })
  publisher.request()
  await publisher.stop()
  expect((await readCurrent(folder))?.content.solutionsSection).toEqual({
    heading: { en: 'Last words' },
    paragraph: {},
  })
})
