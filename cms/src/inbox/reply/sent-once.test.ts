import { expect, test, vi } from 'vitest'
import { keyOf, letter, openAnsweringDesk } from '../../../test/answering-desk.ts'
import { logLines } from '../../../test/log-lines.ts'
import { idOf, receive } from '../../../test/received.ts'

const desk = await openAnsweringDesk()
const { payload, send, answer, stored, mailsOf } = desk

test('a letter is kept before it is sent, so none goes out that the desk cannot keep (attack 5)', async () => {
  await receive(desk, 20)
  using _logged = logLines()
  const { updateOne } = payload.db
  let writes = 0
  /** From the write of this number on, the database keeps nothing. */
  const failFrom = (number: number) =>
    vi.spyOn(payload.db, 'updateOne').mockImplementation((args) => {
      writes += args.collection === 'enquiries' ? 1 : 0
      if (writes >= number)
        throw Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR' })
      return updateOne.call(payload.db, args)
    })
  const before = failFrom(1)
  const none = await mailsOf(async () => {
    expect((await answer(20, letter('twenty'))).status).toBe(500)
  })
  expect([none, (await stored(20)).answers]).toEqual([[], []])
  before.mockRestore()
  // Sent, and then the database goes away: the sentence says so, and the same letter is noted later.
  writes = 0
  const after = failFrom(2)
  const mails = await mailsOf(async () => {
    const said = await answer(20, letter('twenty'))
    expect([said.status, await said.text()]).toEqual([
      503,
      expect.stringContaining('手紙は送信しましたが、記録できませんでした。'),
    ])
    after.mockRestore()
    expect(await stored(20)).toMatchObject({ status: 'new', answers: [{ how: 'sending' }] })
    expect((await answer(20, letter('twenty'))).status).toBe(200)
  })
  expect(mails).toHaveLength(1)
  expect(await stored(20)).toMatchObject({ status: 'done', answers: [{ how: 'desk' }] })
})

test('a letter that a desk began to send and stopped is shown to staff, and not sent twice (attack 5)', async () => {
  const [at, by] = ['2026-11-20T10:00:00.000Z', '須磨 蓮']
  const { subject, text } = letter('stopped')
  const answers = [{ id: keyOf('stopped'), subject, text, by, at, how: 'sending' as const }]
  await receive(desk, 21, { answers })
  const mails = await mailsOf(async () => {
    const said = await answer(21, letter('stopped'))
    expect([said.status, await said.text()]).toEqual([
      409,
      expect.stringContaining('お客様に届いたか確認できません。'),
    ])
  })
  expect(mails).toEqual([])
  expect(await stored(21)).toMatchObject({ status: 'new', answers: [{ how: 'sending' }] })
  expect(await (await send('/api/enquiries/export.csv')).text()).toContain(
    '送信できたか確認できません',
  )
  // Staff who know better note it.
  expect((await answer(21, letter('stopped', { how: 'program' }))).status).toBe(200)
  expect(await stored(21)).toMatchObject({ status: 'done', answers: [{ how: 'program' }] })
})

test('the key of a letter belongs to one enquiry, whether that is open, in the trash or asked at once (attack 5)', async () => {
  for (const number of [22, 23, 24]) await receive(desk, number)
  await answer(22, letter('mine'))
  const refused = async (number: number, key: string, how = 'desk') => {
    const said = await answer(number, letter(key, { how }))
    return [said.status, (await said.text()).includes('別のお問い合わせのものです')]
  }
  const mails = await mailsOf(async () => {
    expect(await refused(23, 'mine')).toEqual([409, true])
    expect(await refused(23, 'mine', 'program')).toEqual([409, true])
    await payload.update({
      collection: 'enquiries',
      id: idOf(22),
      data: { deletedAt: new Date().toISOString() },
    })
    expect(await refused(23, 'mine')).toEqual([409, true])
  })
  expect([mails, (await stored(23)).answers]).toEqual([[], []])
  const both = await mailsOf(async () => {
    const [one, other] = await Promise.all([23, 24].map((number) => answer(number, letter('ours'))))
    expect([one?.status, other?.status].toSorted()).toEqual([200, 409])
  })
  expect(both).toHaveLength(1)
})
