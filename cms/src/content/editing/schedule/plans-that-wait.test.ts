import { expect, test } from 'vitest'
import { logLines } from '../../../../test/log-lines.ts'
import { HOUR_MS, MINUTE_MS, NOW, planningDesk } from '../../../../test/planning-desk.ts'

const { payload, author, as, drafted, plan, runDue, statusOf, wordsFor, onToday } =
  await planningDesk()

test('a plan that the desk slept through for a day asks as well (staff W2)', async () => {
  using logged = logLines()
  const id = await drafted()
  await plan(id, 'publish', -25 * HOUR_MS)
  await runDue()
  expect((await statusOf(id))[0]).toBe('draft')
  expect(logged.lines).toMatchObject([{ reason: 'too late' }])
  expect((await onToday())?.note).toContain('公開するか、予定を取り消してください')
})

test('a plan whose maker is gone, or has lost the right, is not carried out and says so (staff W2)', async () => {
  using logged = logLines()
  await as('owner')
  const { user } = await as('editor', { email: 'gone@example.jp' })
  const { user: demoted } = await as('inbox')
  const [left, lost] = [await drafted(), await drafted()]
  await plan(left, 'publish', -2 * MINUTE_MS, user.id)
  await plan(lost, 'publish', -MINUTE_MS, demoted.id)
  await plan(await drafted(), 'publish', HOUR_MS, user.id)
  expect(await onToday()).toBeNull()
  await payload.delete({ collection: 'users', id: user.id })
  // Said as soon as it is known, also of what is still to come.
  expect((await onToday())?.lines).toHaveLength(2)
  await runDue()
  expect([(await statusOf(left))[0], (await statusOf(lost))[0]]).toEqual(['draft', 'draft'])
  expect((await onToday())?.lines.map(({ ja }) => ja)).toEqual([
    expect.stringContaining(
      '「佐藤」　予定を入れた人のアカウントが削除されているため、実行されません。',
    ),
    expect.stringContaining(
      '「佐藤」　予定を入れたアカウントに、この内容を公開する権限がなくなっています。',
    ),
    expect.stringMatching(/^2127年1月1日（水）1:05　.+「佐藤」　予定を入れた人のアカウントが削除/),
  ])
  expect(logged.lines).toMatchObject([{ reason: 'the planner is gone' }, { reason: 'no right' }])
})

test('a plan of a removed account is not carried out for a later one with its id (staff W2)', async () => {
  using _logged = logLines()
  await as('owner')
  const { user: gone } = await as('editor', { email: 'left@example.jp' })
  const id = await drafted()
  await plan(id, 'publish', -MINUTE_MS, gone.id)
  await payload.delete({ collection: 'users', id: gone.id })
  // PostgreSQL gives no id twice by itself.
  const data = { email: 'next@example.jp', role: 'editor', owesFactor: false }
  await payload.db.create({ collection: 'users', customID: gone.id, data })
  await runDue()
  expect((await statusOf(id))[0]).toBe('draft')
  expect((await onToday())?.lines[0]?.ja).toContain('予定を入れた人のアカウントが削除されている')
})

test('however many plans wait for staff, what is due is published and what comes is shown (staff W2)', async () => {
  using _logged = logLines()
  const [dead, due, later] = [await drafted({ name: '' }), await drafted(), await drafted()]
  const doc = { relationTo: 'testimonials', value: String(dead) }
  const failed = {
    taskSlug: 'schedulePublish',
    input: { type: 'publish', doc, user: { relationTo: 'users', value: author.id } },
    waitUntil: new Date(Date.now() - 48 * HOUR_MS).toISOString(),
    hasError: true,
    error: { words: { en: 'x', ja: 'x' }, tried: NOW.toISOString(), isTold: true },
  }
  for (let count = 0; count < 200; count++)
    await payload.db.create({ collection: 'payload-jobs', data: failed })
  await plan(due, 'publish', -MINUTE_MS)
  await plan(later, 'publish', HOUR_MS)
  await runDue()
  expect((await statusOf(due))[0]).toBe('published')
  const { comingPlans } = await import('./plans.ts')
  expect(await comingPlans(payload)).toMatchObject([{ place: { id: later } }])
  await plan(dead, 'unpublish', HOUR_MS)
  expect(await wordsFor(dead)).toHaveLength(201)
})

test('what is in the trash is not published; put back in time, it is; deleted for good, its plan goes', async () => {
  using _logged = logLines()
  const [back, gone] = [await drafted(), await drafted()]
  for (const id of [back, gone]) {
    await plan(id, 'publish', -MINUTE_MS)
    await payload.update({
      collection: 'testimonials',
      id,
      data: { deletedAt: new Date().toISOString() },
    })
  }
  await runDue()
  expect((await onToday())?.lines[0]?.ja).toContain('ゴミ箱に入っています。')
  const trash = { collection: 'testimonials', trash: true } as const
  await payload.update({ ...trash, id: back, data: { deletedAt: null } })
  await payload.delete({ ...trash, id: gone })
  await runDue(2 * MINUTE_MS)
  expect((await statusOf(back))[0]).toBe('published')
  expect(await onToday()).toBeNull()
})

test('a plan that was running when the desk was killed runs at the next start', async () => {
  using _logged = logLines()
  const id = await drafted()
  const job = await plan(id, 'publish', -MINUTE_MS)
  await payload.update({
    collection: 'payload-jobs',
    id: job.id,
    data: { processing: true },
  })
  await runDue()
  expect((await statusOf(id))[0]).toBe('published')
})
