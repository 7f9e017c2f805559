import { expect, test } from 'vitest'
import { proves } from '../../../../../scripts/testing/proves.ts'
import { openTestDesk } from '../../../../test/test-desk.ts'

const { payload } = await openTestDesk()

const save = (changes: { title?: string; subtitle?: string }) =>
  payload.updateGlobal({
    slug: 'cta',
    locale: 'ja',
    data: { title: '暖簾', primaryButton: '会社', secondaryButton: '連絡', ...changes },
  })

test(
  'a text of 20,000 characters is saved, one more is refused at its field',
  proves('J13'),
  async () => {
    const longest = '波'.repeat(20_000)
    expect((await save({ subtitle: longest })).subtitle).toBe(longest)
    await expect(save({ subtitle: `${longest}！` })).rejects.toMatchObject({
      data: { errors: [{ path: 'subtitle', message: expect.stringContaining('20000') }] },
    })
  },
)

test('a line has 300 characters at most', proves('J13'), async () => {
  const longest = '波'.repeat(300)
  expect((await save({ title: longest })).title).toBe(longest)
  await expect(save({ title: `${longest}！` })).rejects.toMatchObject({
    data: { errors: [{ path: 'title', message: expect.stringContaining('300') }] },
  })
})
