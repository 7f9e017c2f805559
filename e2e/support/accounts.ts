import { type APIRequestContext, expect } from '@playwright/test'
import type { Account } from './first-account.ts'

/** Makes an account for a member of staff with an owner's calls; the end of `await using` deletes it. */
export async function addAccount(
  owner: APIRequestContext,
  data: Account & Record<string, unknown>,
): Promise<AsyncDisposable> {
  const made = await owner.post('/api/users', { data })
  expect(made.status()).toBe(201)
  const { doc }: { doc: { id: number } } = await made.json()
  return {
    [Symbol.asyncDispose]: async () => {
      // Any of its sessions, on any device.
      const removed = await owner.delete(`/api/users/${doc.id}?overrideLock=true`)
      expect(removed.status()).toBe(200)
    },
  }
}
