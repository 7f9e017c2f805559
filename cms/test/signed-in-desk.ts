import { randomUUID } from 'node:crypto'
import { getFieldsToSign, jwtSign, type TypedUser } from 'payload'
import { expect } from 'vitest'
import type { Role } from '../src/staff/access/roles.ts'
import { openTestDesk, type Send, type TestDesk } from './test-desk.ts'

/** Everyone's password. */
export const STAFF_PASSWORD = 'three waves in a row'

/** Its stored form. */
const KEPT = {
  salt: 'a salt for tests',
  hash: 'pbkdf2-sha256-v1:d6b76d33f9daa90f518376167a51b33fd08d23f7bde36e383d296959c44c0936',
}

/** A member of staff, as hooks know them, and a function to send requests as them. */
export type Member = { user: TypedUser; token: string; send: Send }

/** The fields of an account that a test sets. */
type Account = { name?: string; email?: string; restaurants?: number[] }

/** A desk and a signed-in user. */
export type SignedInDesk = TestDesk &
  Member & {
    /** Another user, who is known by the address: the role’s own, unless another one is given. */
    as: (role: Role, account?: Account) => Promise<Member>
  }

/** Opens the desk of a test file with a signed-in user. */
export async function openSignedInDesk({
  role,
  env,
  ...account
}: Account & { role: Role; env?: Record<string, string> }): Promise<SignedInDesk> {
  const desk = await openTestDesk(env)
  const members = new Map<string, Promise<Member>>()
  const as: SignedInDesk['as'] = (role, account = {}) => {
    const email = account.email ?? `${role.toLowerCase()}@example.jp`
    const member = members.get(email) ?? enrol(desk, { ...account, role, email })
    members.set(email, member)
    return member
  }
  return { ...desk, ...(await as(role, account)), as }
}

/** Makes an account that is already signed in; the tests of `src/staff/accounts` sign in. */
async function enrol(
  { payload, bearer }: TestDesk,
  account: Account & { role: Role; email: string },
): Promise<Member> {
  const { config } = payload.collections.users
  const { tokenExpiration } = config.auth
  const [sid, now] = [randomUUID(), Date.now()]
  const expiresAt = new Date(now + tokenExpiration * 1000).toISOString()
  const sessions = [{ id: sid, createdAt: new Date(now).toISOString(), expiresAt }]
  const made = await payload.db.create({
    collection: 'users',
    data: { ...account, ...KEPT, sessions },
  })
  const user = {
    ...(await payload.findByID({ collection: 'users', id: made.id, depth: 0 })),
    collection: 'users' as const,
  }
  const fieldsToSign = getFieldsToSign({ collectionConfig: config, email: user.email, sid, user })
  const { token } = await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration })
  return { user, token, send: bearer(token) }
}

/** The desk's message about a request that it accepted. */
export async function taken(answer: Promise<Response>) {
  const response = await answer
  const said = await response.text()
  expect(response.status, said).toBeLessThan(300)
  return JSON.parse(said)
}
