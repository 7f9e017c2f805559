import { expect, test, vi } from 'vitest'
import { lazyFile, loadedContent } from './lazy-files.ts'

test('a file loads once, however often it is requested, and is available from then on', async () => {
  const loader = vi.fn(async () => 'words')
  const file = lazyFile(loader)
  expect(file.content()).toBeUndefined()
  expect(() => loadedContent(file)).toThrow('has not been loaded')
  await Promise.all([file.load(), file.load()])
  expect(loader).toHaveBeenCalledOnce()
  expect(loadedContent(file)).toBe('words')
})

test('a file that failed to load is requested again', async () => {
  const loader = vi.fn(async () => 'words').mockRejectedValueOnce(new Error('offline'))
  const file = lazyFile(loader)
  await expect(file.load()).rejects.toThrow('offline')
  expect(file.content()).toBeUndefined()
  await expect(file.load()).resolves.toBe('words')
})
