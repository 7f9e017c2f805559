import type { Locator, Page } from '@playwright/test'
import { addAccount } from '../support/accounts.ts'
import { pressUntilSent } from '../support/press-until-sent.ts'
import { press } from '../support/settled.ts'
import { staffAt } from '../support/staff.ts'
import { expect, houseTest as test } from '../support/test.ts'

const EMAIL = 'kai@example.jp'
const OLD = 'woven waves at dusk'
const NEW = 'a whole new wave comes in'

test('staff change their password in the desk by typing the current one as well', async ({
  browser,
  house,
}) => {
  const account = { email: EMAIL, password: OLD }
  await using _ = await addAccount(await house.calls(), { ...account, role: 'editor' })
  await using kai = staffAt(browser, house.cms.origin, account)
  const desk = await kai.openDesk('/admin/account')
  const current = ownPassword(desk)
  await type(desk, 'password1234', 'not the password')
  expect(await save(desk)).toBe(403)
  await expect(desk.getByText('please also type your own current password')).toBeVisible()
  await type(desk, 'password1234', OLD)
  expect(await save(desk)).toBe(400)
  await expect(desk.getByText('This is a password many people use')).toBeVisible()
  await type(desk, NEW, OLD)
  expect(await save(desk)).toBe(200)
  await expect(current).toBeHidden()
  await desk.getByLabel('Name', { exact: true }).fill('Kai')
  expect(await save(desk)).toBe(200)
  expect(await signIn(house.cms.origin, OLD)).toBe(401)
  expect(await signIn(house.cms.origin, NEW)).toBe(200)
})

/** Fills in a new password, twice, and the current one. */
async function type(desk: Page, wanted: string, current: string): Promise<void> {
  await press(desk.getByRole('button', { name: 'Change Password' }))
  await desk.getByLabel('New Password').fill(wanted)
  await desk.getByLabel('Confirm Password').fill(wanted)
  await ownPassword(desk).fill(current)
}

/** The field of the account's form; the second factor below has another one. */
function ownPassword(desk: Page): Locator {
  return desk.getByLabel('Your own current password').and(desk.locator('[name="currentPassword"]'))
}

/** Saves, and waits until the answer is shown: after each the desk closes the fields of the password. */
async function save(desk: Page): Promise<number> {
  const button = desk.getByRole('button', { name: 'Save', exact: true })
  const answer = await pressUntilSent(button, (request) => request.method() === 'PATCH')
  await expect(desk.getByLabel('New Password')).toBeHidden()
  return answer.status()
}

async function signIn(origin: string, password: string): Promise<number> {
  const answer = await fetch(`${origin}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, password }),
  })
  return answer.status
}
