import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aDraft } from '../../../test/a-draft.ts'
import { keptIn } from './kept.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-12-01T03:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const NEWS = { account: 7, place: 'news/1', createdAt: '2026-11-01T00:00:00.000Z' }
const TYPED = { path: 'title.ja', from: '冬のお品書き', to: '春の献立' }
const DAY_MS = 24 * 3_600_000

/** A browser's storage, with room for as many letters. */
function aStorage(room = Number.POSITIVE_INFINITY): Storage {
  const entries = new Map<string, string>()
  return {
    get length() {
      return entries.size
    },
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    key: (at) => [...entries.keys()][at] ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem: (key, entry) => {
      const others = [...entries].filter(([each]) => each !== key).flat()
      if ([...others, key, entry].join('').length > room) throw new Error('QuotaExceededError')
      entries.set(key, entry)
    },
  }
}

/** A page of the desk in a browser with this storage. */
const aPage = (storage: Storage, whose: object = {}) => keptIn(storage, { ...NEWS, ...whose })

test('what was typed and not saved is in the form again after the page is loaded anew, and is saved', async () => {
  const storage = aStorage()
  const before = aDraft({ kept: aPage(storage) })
  before.desk.answers = [{ is: 'signed-out' }]
  before.draft.set(TYPED.path, TYPED.to)
  await vi.advanceTimersByTimeAsync(300)

  const { draft, desk } = aDraft({ kept: aPage(storage) })
  expect(draft.get(TYPED.path)).toBe('春の献立')
  await vi.advanceTimersByTimeAsync(1500)
  expect(desk.asked[0]?.changes).toEqual([TYPED])
})

test('nothing is kept once everything is saved', async () => {
  const storage = aStorage()
  const { draft } = aDraft({ kept: aPage(storage) })
  draft.set(TYPED.path, TYPED.to)
  await vi.advanceTimersByTimeAsync(300)
  expect(storage.length).toBe(1)
  await vi.advanceTimersByTimeAsync(1200)
  expect(storage.length).toBe(0)
})

test('a text that was given up for somebody else’s is kept no longer', async () => {
  const storage = aStorage()
  const { draft, desk } = aDraft({ kept: aPage(storage) })
  const clashes = [{ path: TYPED.path, mine: TYPED.to, theirs: '夏の献立' }]
  const values = { ...desk.stored, [TYPED.path]: '夏の献立' }
  desk.answers = [{ is: 'clash', by: '澪', clashes, values }]
  draft.set(TYPED.path, TYPED.to)
  await vi.advanceTimersByTimeAsync(1500)
  expect(storage.length).toBe(1)
  draft.choose(TYPED.path, 'theirs')
  expect(storage.length).toBe(0)
})

test('a text that arrived although the answer did not is no change of somebody else', () => {
  const storage = aStorage()
  aPage(storage).write([{ ...TYPED, to: '春の献立です' }], [TYPED])
  const now = { [TYPED.path]: '春の献立' }
  expect(aPage(storage).takeOver(now)).toEqual([
    { path: TYPED.path, from: '春の献立', to: '春の献立です' },
  ])
})

test('another account on the device neither sees nor keeps what was typed', () => {
  const storage = aStorage()
  aPage(storage).write([TYPED], [])
  expect(aPage(storage, { account: 8 }).takeOver({})).toEqual([])
  expect(aPage(storage).takeOver({})).toEqual([])
})

test('a tab of the account before does not take the place of what the next one typed', () => {
  const storage = aStorage()
  const before = aPage(storage)
  before.write([TYPED], [])
  aPage(storage, { account: 8 }).write([TYPED], [])
  before.write([TYPED], [])
  expect(aPage(storage, { account: 8 }).takeOver({})).toEqual([TYPED])
})

test('a new document that was given the same id does not get the text', () => {
  const storage = aStorage()
  aPage(storage).write([TYPED], [])
  const later = aPage(storage, { createdAt: '2026-11-30T00:00:00.000Z' })
  expect(later.takeOver({})).toEqual([])
  expect(aPage(storage).takeOver({})).toEqual([TYPED])
})

test('two tabs keep what was typed in each', () => {
  const storage = aStorage()
  const english = { path: 'title.en', from: 'Winter menu', to: 'Spring menu' }
  aPage(storage).write([TYPED], [])
  aPage(storage).write([english], [])
  expect(aPage(storage).takeOver({})).toEqual([TYPED, english])
})

test('what a page took over is kept until it keeps it itself, and then once', () => {
  const storage = aStorage()
  aPage(storage).write([TYPED], [])
  aPage(storage).takeOver({})
  const third = aPage(storage)
  expect(third.takeOver({})).toEqual([TYPED])
  third.write([TYPED], [])
  expect(storage.length).toBe(1)
})

test('a text is kept for thirty days', () => {
  const storage = aStorage()
  aPage(storage).write([TYPED], [])
  vi.advanceTimersByTime(30 * DAY_MS)
  aPage(storage, { place: 'news/2' })
  expect(storage.length).toBe(1)
  vi.advanceTimersByTime(1)
  aPage(storage, { place: 'news/2' })
  expect(storage.length).toBe(0)
})

test.each([
  ['five megabytes are full', Number.POSITIVE_INFINITY, 1_000_000],
  ['the browser has no more room', 5000, 2000],
])('where %s, the oldest text goes first', (_, room, letters) => {
  const storage = aStorage(room)
  for (const place of ['news/1', 'news/2', 'news/3']) {
    aPage(storage, { place }).write([{ ...TYPED, to: '冬'.repeat(letters) }], [])
    vi.advanceTimersByTime(1000)
  }
  const kept = (place: string) => aPage(storage, { place }).takeOver({}).length
  expect([kept('news/1'), kept('news/2'), kept('news/3')]).toEqual([0, 1, 1])
})

test('after a sign-out in another tab nothing is kept any more', () => {
  const storage = aStorage()
  const page = aPage(storage)
  page.write([TYPED], [])
  storage.clear()
  page.stop()
  page.write([TYPED], [])
  expect(storage.length).toBe(0)
})
