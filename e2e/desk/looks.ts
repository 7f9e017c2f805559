import { expect } from '@playwright/test'
import type { Staff } from '../support/staff.ts'

/** Makes the desk show a user a list as cards or as a table, as if they had chosen so before. */
export async function look(
  staff: Staff,
  value: 'cards' | 'table',
  list = 'restaurants',
): Promise<void> {
  const calls = await staff.calls()
  const answer = await calls.post(`/api/payload-preferences/${list}-look`, { data: { value } })
  expect(answer.ok()).toBe(true)
}

/** Shows a user the restaurants as a table; the end of `await using` shows them as cards again. */
export async function asTable(staff: Staff): Promise<AsyncDisposable> {
  await look(staff, 'table')
  return { [Symbol.asyncDispose]: () => look(staff, 'cards') }
}
