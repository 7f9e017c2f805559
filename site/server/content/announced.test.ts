import { expect, test } from 'vitest'
import { contentAt, NOTHING_PUBLISHED, type PublishedContent } from './published-content.ts'

const ANNOUNCEMENT = { text: { en: 'We rest.' }, from: '2026-12-31', until: '2027-01-03' }

const published: PublishedContent = {
  ...NOTHING_PUBLISHED,
  snapshot: {
    ...NOTHING_PUBLISHED.snapshot,
    content: { company: { announcement: ANNOUNCEMENT } },
  },
}

test('the content becomes another when an announcement’s first day begins in Japan, and after its last', () => {
  const before = contentAt(published, new Date('2026-12-30T23:59:59+09:00'))
  expect(before).toBe(published)
  const during = contentAt(before, new Date('2026-12-31T00:00:00+09:00'))
  expect(during).not.toBe(published)
  expect(during.announcement).toEqual(ANNOUNCEMENT)
  expect(contentAt(during, new Date('2027-01-03T23:59:59+09:00'))).toBe(during)
  const after = contentAt(during, new Date('2027-01-04T00:00:00+09:00'))
  expect(after).not.toBe(during)
  expect(after.announcement).toBeNull()
})
