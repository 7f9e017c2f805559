import {
  type AfterErrorHook,
  type CollectionBeforeLoginHook,
  incrementLoginAttempts,
  type PayloadRequest,
  type TypedUser,
} from 'payload'
import { findAccount, isLocked } from '../../account-row.ts'
import { CodeRefused } from '../../code-refused.ts'
import { endLinkOf } from '../links.ts'
import { CODE } from './answers.ts'
import { plainCode, recoveryHash, stepOf } from './codes.ts'
import { changeFactor, type Factor, findFactor, hasFactor, secretOf } from './second-factors.ts'

/** In the context of a request: the password is chosen by a link, so wrong codes are guesses at that. */
export const BY_LINK = 'isByLink'

/**
 * A user with a second factor sends it with the password, in the same request. The transaction of the
 * sign-in uses up the code or the recovery code, so a second request with it is refused.
 */
export const checkCode: CollectionBeforeLoginHook<TypedUser> = async ({ req, user }) => {
  const factor = await findFactor(req, user.id)
  if (!factor?.confirmedAt) return user
  const typed = plainCode(typeof req.data?.[CODE] === 'string' ? req.data[CODE] : '')
  if (!typed) throw new CodeRefused(req, 'missing', user.id)
  const used = usedUp(req, factor, typed)
  if (!used) throw new CodeRefused(req, 'wrong', user.id)
  await changeFactor(req, factor.id, used)
  return user
}

/**
 * Continues unless an account with a second factor is locked: its codes must not be guessed past the lock of
 * the sign-in.
 * @throws {CodeRefused}
 */
export async function refuseLocked(req: PayloadRequest, { id }: TypedUser): Promise<void> {
  const { payload } = req
  // As other requests see it: guesses are counted outside of this one's transaction.
  const account = await findAccount({ payload }, { id: { equals: id } })
  if (account && isLocked(account) && (await hasFactor(req, id))) {
    throw new CodeRefused(req, 'locked', id)
  }
}

/** The state after this code is used; `null` where the code is wrong. */
function usedUp(
  { payload }: PayloadRequest,
  factor: Factor,
  typed: string,
): Partial<Factor> | null {
  const secret = secretOf(payload, factor)
  const step = secret && stepOf(secret, typed, factor.usedStep)
  if (step) return { usedStep: step }
  const hashes = factor.recoveryHashes ?? []
  const hash = recoveryHash(payload.secret, typed)
  return hashes.includes(hash) ? { recoveryHashes: hashes.filter((each) => each !== hash) } : null
}

/**
 * Names the field of the missing code. Wrong codes count as wrong passwords do: the sign-in is rolled
 * back by now, and the guess must not be.
 */
export const answerCodeRefused: AfterErrorHook = async ({ error, req }) => {
  if (!(error instanceof CodeRefused)) return undefined
  if (error.why === 'wrong') await countGuess(req, error.account)
  const { message } = error
  return {
    status: 401,
    response: { errors: [{ message, data: { errors: [{ path: CODE, message }] } }] },
  }
}

/** Whoever locks an account by guesses at its link gets no more of them. */
async function countGuess(
  { context, payload }: PayloadRequest,
  id: TypedUser['id'],
): Promise<void> {
  const account = await findAccount({ payload }, { id: { equals: id } })
  if (!account) return
  const collection = payload.collections.users.config
  await incrementLoginAttempts({ collection, payload, user: account })
  const now = await findAccount({ payload }, { id: { equals: id } })
  if (context[BY_LINK] && now && isLocked(now)) {
    await endLinkOf({ payload }, id, 'too many wrong codes')
  }
}
