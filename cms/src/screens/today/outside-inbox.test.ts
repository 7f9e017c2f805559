import { expect, test } from 'vitest'
import { refused, setAside } from './outside-inbox.ts'

test('an enquiry that could not be stored is shown by the number its visitor has', () => {
  expect(setAside([], 365)).toBeNull()
  const task = setAside(['01890000-0000-7000-8000-0123456789ab'], 30)
  expect(task).toMatchObject({ count: 1, isPressing: true })
  expect(task?.note?.ja).toMatch(
    /受信から30日を過ぎると、サイトから削除されます。サーバーの管理者に、次の受付番号を伝えてください：4D2P-F2DB$/,
  )
  const many = setAside(Array(12).fill('01890000-0000-7000-8000-0123456789ab'), 30)
  expect(many?.note?.ja).toMatch(/4D2P-F2DB、ほか2件$/)
})

test('refused enquiries are a quiet line that says why, and links to what to do', () => {
  expect(refused(0)).toBeNull()
  expect(refused(1)?.nothing?.en).toMatch(
    /^In the last 24 hours the form refused one enquiry, because/,
  )
  const line = refused(12)
  expect(line).toMatchObject({ count: 0, isPressing: false })
  expect(line?.nothing?.en).toMatch(/^In the last 24 hours the form refused 12 enquiries, because/)
  expect(line?.nothing?.ja).toMatch(/多すぎたため、フォームが12件を受け付けませんでした。/)
  expect(line?.action?.link).toBe('/admin/guide/enquiries')
})
