import { expect, onTestFinished, test, vi } from 'vitest'
import { shown } from './progress.mjs'

test('what takes longer than ten seconds says every ten that it goes on (operator N9)', async () => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
  const said: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line) => void said.push(line))
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => said.push(String(line)) > 0)
  await shown('Building the CMS', () => vi.advanceTimersByTimeAsync(75_000))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(said).toEqual([
    'Building the CMS …',
    '  … 10 s\n',
    '  … 20 s\n',
    '  … 30 s\n',
    '  … 40 s\n',
    '  … 50 s\n',
    '  … 1 min 0 s\n',
    '  … 1 min 10 s\n',
  ])
})
