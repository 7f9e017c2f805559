import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { openSignedInDesk } from '../../../test/signed-in-desk.ts'
import type { Task } from './task.ts'

const { payload, user, as } = await openSignedInDesk({ role: 'owner' })
const { settings } = await import('../../base/settings.ts')
const { tasksOf } = await import('./tasks.ts')

const DAY_MS = 86_400_000
/** In Japan Tuesday 1 December 2026, 12:00. */
const REHEARSED = new Date('2026-12-01T03:00:00.000Z')
const rehearsedOn = (time: string) =>
  writeFileSync(join(settings.dataDir, 'last-rehearsed'), `${time}\n`)

async function shownAt(now: Date, asking = user): Promise<Task | undefined> {
  const tasks = await tasksOf({ payload, user: asking, now, language: 'ja' })
  return tasks.find(({ id }) => id === 'rehearsed')
}

const later = (days: number, from = REHEARSED) => new Date(from.getTime() + days * DAY_MS)

beforeEach(() => rehearsedOn(REHEARSED.toISOString()))

test('Today says when the backup was last restored as a test', async () => {
  const line = await shownAt(later(6))
  expect(line).toMatchObject({ count: 0, isPressing: false })
  expect(line?.nothing).toEqual({
    en: 'The backup was last restored as a test on Tue 1 Dec 2026, and every page came back as visitors saw it.',
    ja: 'バックアップの復元テストは、2026年12月1日（火）に正常に完了しています。',
  })
})

test('after one missed test Today stays quiet, after two it is red and says whom to ask', async () => {
  expect((await shownAt(later(13)))?.isPressing).toBe(false)
  const red = await shownAt(later(16))
  expect(red).toMatchObject({ count: 1, isPressing: true })
  expect(red?.note).toEqual({
    en: 'Every week the backup is restored as a test, so that you know it will help when the server breaks. The last test that succeeded was on Tue 1 Dec 2026. Please contact the person who runs the server.',
    ja: 'サーバーが壊れたときに元に戻せるよう、毎週、バックアップの復元をテストしています。最後に成功したのは2026年12月1日（火）です。サーバーの管理者に連絡してください。',
  })
})

test('a new desk is given two weeks for its first test', async () => {
  rehearsedOn('')
  const made = new Date()
  expect(await shownAt(later(13, made))).toBeUndefined()
  const red = await shownAt(later(16, made))
  expect(red?.isPressing).toBe(true)
  expect(red?.note?.ja).toContain('まだ一度も成功していません。')
  expect(red?.note?.en).toContain('None has succeeded yet.')
})

test('staff who work on enquiries alone see nothing of backups', async () => {
  const { user: inbox } = await as('inbox')
  expect(await shownAt(later(16), inbox)).toBeUndefined()
})
