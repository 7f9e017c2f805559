import { expect } from 'vitest'
import { taken } from './signed-in-desk.ts'
import type { Send } from './test-desk.ts'

/** Someone whom an owner has invited, and who has not joined yet. */
export type Invited = { id: number; token: string }

/** Invites someone as an owner does on the screen. */
export async function invite(owner: Send, email: string, role = 'editor'): Promise<Invited> {
  const { doc } = await taken(owner('/api/users', { email, role }))
  return { id: doc.id, token: await newToken(owner, doc.id) }
}

/** The token of another link for an account. */
export async function newToken(owner: Send, id: number, currentPassword?: string): Promise<string> {
  const { link } = await taken(owner(`/api/users/${id}/link`, { currentPassword }))
  expect(link).toMatch(/^http:\/\/localhost:3001\/admin\/join#\d+\.[\w-]{43}$/)
  return new URL(link).hash.slice(1)
}
