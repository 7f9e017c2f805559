import { INTERNAL_CALLS } from '@noren/contract/enquiry/handover'
import { expect, test } from 'vitest'
import { mailSubject, mailTo, startMailServer } from '../../../../scripts/testing/mail-server.ts'
import { sendInternal } from '../../testing/enquiry.ts'
import { siteWithTables } from '../../testing/site-with-tables.ts'

const late = (...people: number[]) => ({
  late: people.map((count) => ({
    id: `01890000-0000-7000-8000-00000000000${count}`,
    receivedAt: '2026-11-21T09:00:00.000Z',
    table: { restaurant: 'shiobi', date: '2026-11-26', time: '18:30', people: count },
  })),
})

test('a desk that did not wait for the answer and asks again has nothing mailed twice', async () => {
  await using mail = await startMailServer()
  await using site = await siteWithTables({}, { env: mailTo(mail.url) })
  const ask = async (...people: number[]) => {
    const answer = await sendInternal(site, INTERNAL_CALLS.late, late(...people))
    return [answer.status, await answer.json()]
  }
  const told = [200, { mailed: true }]
  // The second comes while the first is still being mailed.
  expect(await Promise.all([ask(1, 2), ask(1, 2)])).toEqual([told, told])
  expect(await ask(2, 3)).toEqual(told)
  expect(mail.mails.map(({ raw }) => mailSubject(raw))).toEqual([
    '【未返答のご予約】潮火　11月26日（木）18:30　1名　ほか1件',
    '【未返答のご予約】潮火　11月26日（木）18:30　3名',
  ])
})
