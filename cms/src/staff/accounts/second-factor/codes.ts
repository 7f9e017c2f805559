import { createHmac, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

const PERIOD_S = 30
/** Steps a clock may be off, to either side. */
const DRIFT = 1

const RECOVERY_CODES = 10
const RECOVERY_LENGTH = 10
/** Without letters and digits that look alike. */
const RECOVERY_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** What the app on the telephone and the desk both know, as it is typed into the app. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** What the code to be photographed says: whose it is, and the secret. */
export function appAddress(secret: string, email: string): string {
  return totpOf(secret, email).toString()
}

/**
 * The step of time a code of six digits was made for, when it is right and younger than the last one
 * that was used; else `null`.
 * @param now ms since 1970
 */
export function stepOf(
  secret: string,
  typed: string,
  usedStep: number,
  now = Date.now(),
): number | null {
  const delta = totpOf(secret).validate({ token: typed, window: DRIFT, timestamp: now })
  if (delta === null) return null
  const step = TOTP.counter({ period: PERIOD_S, timestamp: now }) + delta
  return step > usedStep ? step : null
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer: 'Noren',
    label,
    secret: Secret.fromBase32(secret),
    period: PERIOD_S,
    digits: 6,
    algorithm: 'SHA1',
  })
}

/** A code as it is compared, however it was typed: width, case, spaces and hyphens are nobody's mistake. */
export function plainCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Pd}]/gu, '')
}

/** Ten codes for the day the telephone is lost; shown once, kept as {@link recoveryHash}. */
export function newRecoveryCodes(): string[] {
  const letter = () => RECOVERY_LETTERS[randomInt(RECOVERY_LETTERS.length)] ?? ''
  return Array.from({ length: RECOVERY_CODES }, () => {
    const code = Array.from({ length: RECOVERY_LENGTH }, letter).join('')
    return `${code.slice(0, 5)}-${code.slice(5)}`
  })
}

/** What of a recovery code is kept. They are drawn, not thought up: no slow hash is needed. */
export function recoveryHash(key: string, code: string): string {
  return createHmac('sha256', key).update(plainCode(code)).digest('base64url')
}
