import { addAccount } from '../support/accounts.ts'
import { pressUntilSent } from '../support/press-until-sent.ts'
import { settled } from '../support/settled.ts'
import { openScreen, staffAt } from '../support/staff.ts'
import { expect, houseTest as test } from '../support/test.ts'
import { refusedTo } from './refused.ts'

test('staff sign out, and in again', async ({ browser, house }) => {
  const account = { email: 'nagi@example.jp', password: 'woven waves at noon' }
  await using _ = await addAccount(await house.calls(), { ...account, role: 'editor' })
  await using nagi = staffAt(browser, house.cms.origin, account)
  const desk = await nagi.openDesk('/admin')
  const refused = refusedTo(desk.context())
  await desk.goto('/admin/logout')
  await desk.waitForURL('**/admin/login*')
  await openScreen(desk, '/admin/login')
  await desk.getByLabel('Email').fill(account.email)
  await desk.getByLabel('Password').fill(account.password)
  await pressUntilSent(desk.getByRole('button', { name: 'Login' }), (request) =>
    request.url().endsWith('/api/users/login'),
  )
  await expect(desk.getByRole('link', { name: 'Log out' })).toBeAttached()
  await settled(desk)
  // The sign-in screen still requests what only staff may read.
  expect(refused.filter((answer) => !answer.startsWith('401 GET '))).toEqual([])
})
