import { expect, test } from 'vitest'
import { heldUp } from './held-up.ts'

test('an enquiry that could not be taken in is told by the number its visitor was given', () => {
  expect(heldUp([], 365)).toBeNull()
  const task = heldUp(['01890000-0000-7000-8000-0123456789ab'], 30)
  expect(task).toMatchObject({ count: 1, isPressing: true })
  expect(task?.note?.ja).toMatch(
    /受信から30日を過ぎると、サイトから削除されます。サーバーの管理者に、次の受付番号を伝えてください：4D2P-F2DB$/,
  )
  const many = heldUp(Array(12).fill('01890000-0000-7000-8000-0123456789ab'), 30)
  expect(many?.note?.ja).toMatch(/4D2P-F2DB、ほか2件$/)
})
