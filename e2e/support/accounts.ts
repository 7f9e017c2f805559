import { type APIRequestContext, expect } from '@playwright/test'
import type { Account } from './first-account.ts'

/** Makes an account for a member of staff with an owner's calls; the end of `await using` deletes it. */
export async function addAccount(
  owner: APIRequestContext,
  { password, ...data }: Account & Record<string, unknown>,
): Promise<AsyncDisposable> {
  const made = await owner.post('/api/users', { data })
  expect(made.status()).toBe(201)
  const { doc }: { doc: { id: number } } = await made.json()
  await join(owner, doc.id, password)
  return {
    [Symbol.asyncDispose]: async () => {
      // Any of its sessions, on any device.
      const removed = await owner.delete(`/api/users/${doc.id}?overrideLock=true`)
      expect(removed.status()).toBe(200)
    },
  }
}

/** Chooses the password with the link of the invitation, as a browser that the owner does not use. */
async function join(owner: APIRequestContext, id: number, password: string): Promise<void> {
  const made = await owner.post(`/api/users/${id}/link`, { data: {} })
  const { link }: { link: string } = await made.json()
  const joined = await fetch(new URL('/api/users/join', link), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token: new URL(link).hash.slice(1), password }),
  })
  expect(joined.status).toBe(204)
}
