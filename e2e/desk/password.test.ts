import type { Locator } from '@playwright/test'
import { addAccount } from '../support/accounts.ts'
import { pressUntilSent } from '../support/press-until-sent.ts'
import { press } from '../support/settled.ts'
import { staffAt } from '../support/staff.ts'
import { expect, houseTest as test } from '../support/test.ts'

const EMAIL = 'kai@example.jp'
const OLD = 'woven waves at dusk'
const NEW = 'a whole new wave comes in'

test('staff change their password by typing the current one as well, and each box says what is wrong there', async ({
  browser,
  house,
}) => {
  const account = { email: EMAIL, password: OLD }
  await using _ = await addAccount(await house.calls(), { ...account, role: 'editor' })
  await using kai = staffAt(browser, house.cms.origin, account)
  const desk = await kai.openDesk('/admin/account')
  const part = desk.getByRole('region', { name: 'Password' })
  const [wanted, again, current] = [
    part.getByLabel('New Password'),
    part.getByLabel('Confirm Password'),
    part.getByLabel('Your own current password'),
  ]
  await press(part.getByText('Change the password…'))
  await type(part, 'too short', OLD)
  await press(part.getByRole('button', { name: 'Change the password' }))
  await expect(wanted).toBeFocused()
  await expect(wanted).toHaveAccessibleDescription(/^A password has 12 to 128/)
  await again.fill('something else')
  await press(part.getByRole('button', { name: 'Change the password' }))
  await expect(again).toHaveAccessibleDescription('The two passwords are not the same.')
  await type(part, 'password1234', 'not the password')
  expect(await change(part)).toBe(403)
  await expect(current).toBeFocused()
  await expect(current).toHaveAccessibleDescription(/your own current password/)
  await type(part, 'password1234', OLD)
  expect(await change(part)).toBe(400)
  await expect(wanted).toHaveAccessibleDescription(/a password many people use/)
  await expect(current).toHaveValue(OLD)
  await type(part, NEW, OLD)
  expect(await change(part)).toBe(200)
  await expect(desk.getByText('Your password was changed.')).toBeVisible()
  await expect(current).toBeHidden()
  expect(await signIn(house.cms.origin, OLD)).toBe(401)
  expect(await signIn(house.cms.origin, NEW)).toBe(200)
})

/** Fills in a new password, twice, and the current one. */
async function type(part: Locator, wanted: string, current: string): Promise<void> {
  await part.getByLabel('New Password').fill(wanted)
  await part.getByLabel('Confirm Password').fill(wanted)
  await part.getByLabel('Your own current password').fill(current)
}

async function change(part: Locator): Promise<number> {
  const button = part.getByRole('button', { name: 'Change the password' })
  return (await pressUntilSent(button, (request) => request.method() === 'PATCH')).status()
}

async function signIn(origin: string, password: string): Promise<number> {
  const answer = await fetch(`${origin}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, password }),
  })
  return answer.status
}
