import { expect } from '@playwright/test'
import type { Staff } from './staff.ts'

/** Waits until the desk has collected the only enquiry with a subject. */
export async function inInbox(staff: Staff, subject: string): Promise<void> {
  const calls = await staff.calls()
  const params = { depth: 0, 'where[subject][equals]': subject }
  const count = async (): Promise<number> =>
    (await (await calls.get('/api/enquiries', { params })).json()).totalDocs
  await expect.poll(count).toBe(1)
}
