import { expect, test } from 'vitest'
import { refused } from './refused.ts'

test('refused enquiries are a quiet line that says why, and leads to what to do', () => {
  expect(refused(0)).toBeNull()
  expect(refused(1)?.nothing.en).toMatch(
    /^In the last 24 hours the form refused one enquiry, because/,
  )
  const line = refused(12)
  expect(line).toMatchObject({ count: 0, isPressing: false })
  expect(line?.nothing.en).toMatch(/^In the last 24 hours the form refused 12 enquiries, because/)
  expect(line?.nothing.ja).toMatch(/多すぎたため、フォームが12件を受け付けませんでした。/)
  expect(line?.action?.link).toBe('/admin/guide/enquiries')
})
