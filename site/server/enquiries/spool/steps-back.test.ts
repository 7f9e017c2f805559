import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { acknowledge, idsOf, submit, VALID } from '../../testing/enquiry.ts'
import { logLines } from '../../testing/log-lines.ts'
import { readMetrics } from '../../testing/read-metrics.ts'
import { runSite } from '../../testing/running-site.ts'
import { describeSpools, LEASE, stored } from '../../testing/spools.ts'
import { watchStepsBack } from './steps-back.ts'

const TOTAL = 'noren_spool_steps_back_total'

test('an older copy of the spool put in its place is an error line and a metric, and the desk gets the enquiry again', async () => {
  using logged = logLines()
  await using site = await runSite()
  expect((await submit(site, VALID)).status).toBe(201)
  const path = join(site.dataDir, 'enquiries.db')
  const copy = join(site.dataDir, 'copy.db')
  const database = new DatabaseSync(path)
  database.exec(`VACUUM INTO '${copy}'`)
  database.close()
  const ids = await idsOf(site)
  await acknowledge(site, ids)
  expect([await idsOf(site), (await readMetrics(site)).get(TOTAL)]).toEqual([[], 0])
  renameSync(copy, path)
  expect([await idsOf(site), await idsOf(site)]).toEqual([ids, ids])
  expect((await readMetrics(site)).get(TOTAL)).toBe(1)
  const lines = logged.lines.filter(({ event }) => event === 'spool stepped back')
  expect(lines).toMatchObject([{ level: 'error', kind: 'inbox', ids: ids[0] }])
})

describeSpools((start) => {
  test('what is collected and mailed in turn is no step back', async () => {
    await using opened = await start()
    const { spool, stepsBack } = watchStepsBack(opened)
    const id = await stored(opened, 'one')
    for (const _ of [1, 2]) expect((await spool.waiting(10)).map((each) => each.id)).toEqual([id])
    expect((await spool.mails.claim(LEASE))?.id).toBe(id)
    await spool.mails.sent(id)
    await spool.acknowledge([id])
    expect([await spool.waiting(10), await spool.mails.claim(LEASE), stepsBack()]).toEqual([
      [],
      null,
      0,
    ])
  })

  test('an enquiry that is acknowledged while it is collected again is no step back', async () => {
    await using opened = await start()
    const id = await stored(opened, 'one')
    const found = await opened.waiting(10)
    const { promise, resolve } = Promise.withResolvers<typeof found>()
    const { spool, stepsBack } = watchStepsBack({ ...opened, waiting: () => promise })
    const collected = spool.waiting(10)
    await spool.acknowledge([id])
    resolve(found)
    expect(await collected).toEqual(found)
    expect(stepsBack()).toBe(0)
  })
})
