import { SUBMISSION_HEADERS, TRAP_FIELD } from '@noren/contract/enquiry/submission'
import { expect, test } from 'vitest'
import { proves } from '../../../../scripts/testing/proves.ts'
import { collect, NO_LIMITS, submit, VALID } from '../../testing/enquiry.ts'
import { runSite } from '../../testing/running-site.ts'

const start = () => runSite({ env: NO_LIMITS })

test(
  'an automated enquiry gets the same answer, and is kept for the daily mail',
  proves('E53'),
  async () => {
    await using site = await start()
    const trapped = await submit(site, VALID, {
      [SUBMISSION_HEADERS.signals]: JSON.stringify({
        [TRAP_FIELD]: 'http://spam.example',
        elapsed: 60_000,
      }),
    })
    const hasty = await submit(
      site,
      { ...VALID, message: 'Fast' },
      { [SUBMISSION_HEADERS.signals]: JSON.stringify({ [TRAP_FIELD]: '', elapsed: 300 }) },
    )
    for (const { status, body } of [trapped, hasty]) {
      expect(status).toBe(201)
      expect(body).toMatchObject({ success: true, reference: expect.any(String) })
    }
    const stored = await collect(site)
    expect(stored.map(({ raw }) => [raw.quarantined, raw.marks])).toEqual([
      [true, ['hidden-field-filled']],
      [true, ['sent-too-fast']],
    ])
  },
)

test('a person who takes a minute does not count as a program, nor does an unreadable signal', async () => {
  await using site = await start()
  const traces = [JSON.stringify({ [TRAP_FIELD]: '', elapsed: 60_000 }), '{bad', '[]', 'null']
  for (const [index, trace] of traces.entries()) {
    await submit(site, { ...VALID, message: `m${index}` }, { [SUBMISSION_HEADERS.signals]: trace })
  }
  expect((await collect(site)).map(({ raw }) => raw.quarantined)).toEqual(Array(4).fill(false))
})
