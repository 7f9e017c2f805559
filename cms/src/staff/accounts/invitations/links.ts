import { createHash, randomBytes } from 'node:crypto'
import type { PayloadRequest, TypedUser } from 'payload'
import { settings } from '../../../base/settings.ts'
import { findAccount } from '../account-row.ts'
import { LINK_HOURS } from './invitation-words.ts'

const TOKEN = /^(\d{1,15})\.[\w-]{43}$/

type Asking = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** A link to choose a password, and until when it works. */
export type JoinLink = { link: string; until: Date }

/**
 * Makes the link with which an account's owner chooses a password, in place of an older one. The database
 * keeps only the hash of its token, in the columns of Payload's own reset. The token is behind the `#`, so
 * that no server, log or other site sees it when the link is opened, and it names who made the link.
 */
export async function makeLink(
  { payload, ...req }: Asking,
  account: TypedUser['id'],
  by: TypedUser['id'],
): Promise<JoinLink> {
  const token = `${by}.${randomBytes(32).toString('base64url')}`
  const until = new Date(Date.now() + LINK_HOURS * 3_600_000)
  await payload.db.updateOne({
    collection: 'users',
    id: account,
    data: {
      resetPasswordToken: hashOf(token),
      resetPasswordExpiration: until.toISOString(),
      // Nothing that staff wrote has changed.
      updatedAt: null,
    },
    returning: false,
    req,
  })
  return { link: `${settings.origin}/admin/join#${token}`, until }
}

/** What a valid link opens. */
export type Opened = {
  account: TypedUser
  /** Who made the link, if they still have an account. */
  by: TypedUser | null
  /** The token as the database knows it. */
  hash: string
}

/** Finds the account of a token; `null` where the link was used, replaced, or has expired. */
export async function openLink(asking: Asking, token: string): Promise<Opened | null> {
  const by = TOKEN.exec(token)?.[1]
  if (by === undefined) return null
  const hash = hashOf(token)
  const account = await findAccount(asking, {
    resetPasswordToken: { equals: hash },
    resetPasswordExpiration: { greater_than: new Date().toISOString() },
  })
  return account && { account, by: await findAccount(asking, { id: { equals: Number(by) } }), hash }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Whether a member of staff has never chosen a password. */
export function hasNotJoined({ hash }: Pick<TypedUser, 'hash'>): boolean {
  return !hash
}

/** Until when the newest link of an account works; `null` where there is none, or it is over. */
export function linkUntil(account: Pick<TypedUser, 'resetPasswordExpiration'>): Date | null {
  const until = new Date(account.resetPasswordExpiration ?? Number.NaN)
  return until.getTime() > Date.now() ? until : null
}
