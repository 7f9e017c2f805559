import { createHash, randomBytes } from 'node:crypto'
import { log } from '@noren/kit/process/log'
import type { TypedUser } from 'payload'
import { settings } from '../../base/settings.ts'
import { reach } from '../access/roles.ts'
import { type Asking, changeAccount, findAccount } from '../account-row.ts'
import { LINK_HOURS } from './link-hours.ts'

const TOKEN = /^(\d{1,15})\.[\w-]{43}$/

/** A link to choose a password, and until when it works. */
export type JoinLink = { link: string; until: Date }

/**
 * Makes the link with which an account's owner chooses a password, in place of an older one. The database
 * keeps only the hash of its token behind the id of who made it, in the columns of Payload's own reset. The
 * token is behind the `#`, so that no server, log or other site sees it when the link is opened.
 */
export async function makeLink(
  asking: Asking,
  account: TypedUser['id'],
  by: TypedUser['id'],
): Promise<JoinLink> {
  const token = `${by}.${randomBytes(32).toString('base64url')}`
  const until = new Date(Date.now() + LINK_HOURS * 3_600_000)
  await changeAccount(asking, account, {
    resetPasswordToken: keptForm(by, token),
    resetPasswordExpiration: until.toISOString(),
  })
  return { link: `${settings.origin}/admin/join#${token}`, until }
}

/** What a valid link opens. */
export type Opened = {
  account: TypedUser
  /** Who made the link. */
  by: TypedUser
  /** The token as the database knows it. */
  kept: string
}

/**
 * Finds the account of a token; `null` where the link was used, replaced or ended, has expired, or who made
 * it may make none any more.
 */
export async function openLink(asking: Asking, token: string): Promise<Opened | null> {
  const by = TOKEN.exec(token)?.[1]
  if (by === undefined) return null
  const kept = keptForm(Number(by), token)
  const account = await findAccount(asking, { resetPasswordToken: { equals: kept } })
  const link = account && (await linkOf(asking, account))
  return link && { account, by: link.by, kept }
}

/** A link that works now: until when, and who made it. */
type OpenLink = { until: Date; by: TypedUser }

/** The open link of an account; `null` where there is none. */
export async function linkOf(
  asking: Asking,
  { resetPasswordToken, resetPasswordExpiration }: TypedUser,
): Promise<OpenLink | null> {
  const until = new Date(resetPasswordExpiration ?? Number.NaN)
  if (!(until.getTime() > Date.now())) return null
  const by = await findAccount(asking, { id: { equals: makerOf(resetPasswordToken) } })
  return by && reach(by, 'people') === 'all' ? { until, by } : null
}

/** Ends the link of an account, for a reason that stands in the log. */
export async function endLinkOf(
  asking: Asking,
  account: TypedUser['id'],
  why: string,
): Promise<void> {
  await changeAccount(asking, account, { resetPasswordToken: null, resetPasswordExpiration: null })
  log('info', 'a link to choose a password was ended', { account, why })
}

/** Ends every open link that a member of staff made. */
export async function endLinksBy(asking: Asking, maker: TypedUser['id']): Promise<void> {
  const { docs } = await asking.payload.db.find<TypedUser>({
    collection: 'users',
    where: { resetPasswordToken: { exists: true } },
    pagination: false,
    req: asking,
  })
  for (const { id, resetPasswordToken } of docs) {
    if (makerOf(resetPasswordToken) === maker) await endLinkOf(asking, id, 'its maker')
  }
}

function keptForm(by: TypedUser['id'], token: string): string {
  return `${by}.${createHash('sha256').update(token).digest('base64url')}`
}

/** Who made the link of a {@link keptForm}. */
function makerOf(kept: string | null | undefined): TypedUser['id'] {
  return Number.parseInt(kept ?? '', 10)
}

/** Whether a member of staff has never chosen a password. */
export function hasNotJoined({ hash }: Pick<TypedUser, 'hash'>): boolean {
  return !hash
}
