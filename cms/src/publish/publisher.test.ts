import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { metricsText } from '@noren/kit/metrics'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { IN_TIME } from '../../test/in-time.ts'
import { logLines } from '../../test/log-lines.ts'
import { folderTarget } from '../base/targets/folder.ts'
import type { Edition } from '../base/targets/target.ts'
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
  const publisher = createPublisher({ compose, target: folderTarget(folder) })
  for (let save = 0; save < 20; save++) publisher.request()
  await vi.waitFor(() => expect(publisher.status().state).toBe('published'), IN_TIME)
  expect(compose).toHaveBeenCalledTimes(1)
  await publisher.stop()
})

test('content whose keys are in another order is published once', async () => {
  const heading = { en: 'Six businesses' }
  const editions = [
    { heading, paragraph: {} },
    { paragraph: {}, heading },
  ]
  const publisher = createPublisher({
    compose: async () => ({ ...edition(''), content: { solutionsSection: editions.shift() } }),
    target: folderTarget(folder),
  })
  await publisher.publish()
  await publisher.publish()
  expect((await folderTarget(folder).current())?.seq).toBe(1)
})

test('a failed publish is reported and tried again automatically', async () => {
  const answers = [Promise.reject(new Error('disk full')), Promise.resolve(edition('Six'))]
  answers[0]?.catch(() => undefined)
  using logged = logLines()
  const publisher = createPublisher({
    compose: () => answers.shift() ?? Promise.resolve(edition('Six')),
    target: folderTarget(folder),
  })
  expect(await publisher.publish()).toEqual({ state: 'failed', message: 'disk full' })
  await vi.waitFor(() => expect(publisher.status().state).toBe('published'), IN_TIME)
  expect((await folderTarget(folder).current())?.seq).toBe(1)
  expect(logged.lines).toEqual([
    expect.objectContaining({
      event: 'publish failed, it will be tried again',
      error: 'disk full',
    }),
  ])
  const metrics = metricsText(publisher.metrics())
  expect(metrics).toContain('noren_publishes_total{result="failed"} 1\n')
  expect(metrics).toContain('noren_publishes_total{result="published"} 1\n')
  expect(metrics).toContain('noren_publish_failing 0\n')
  await publisher.stop()
})

test('a requested publish still runs when the desk closes', async () => {
  const publisher = createPublisher({
    compose: async () => edition('Last words'),
    target: folderTarget(folder),
  })
  publisher.request()
  await publisher.stop()
  expect((await folderTarget(folder).current())?.content.solutionsSection).toEqual({
    heading: { en: 'Last words' },
    paragraph: {},
  })
})
