import { createHmac, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

const PERIOD_S = 30
/** Steps a clock may be off, in either direction. */
const DRIFT = 1

const RECOVERY_CODES = 10
const RECOVERY_LENGTH = 10
/** Without letters and digits that look alike. */
const RECOVERY_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** The secret that the phone's app and the desk share, in the form typed into the app. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The content of the QR code: the account's address, and the secret. */
export function appAddress(secret: string, email: string): string {
  return totpOf(secret, email).toString()
}

/**
 * The time step of a six-digit code, if the code is right and newer than the last one that was used;
 * otherwise `null`.
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

/** A code for comparisons: width, case, spaces and hyphens do not matter. */
export function plainCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Pd}]/gu, '')
}

/** Ten codes for a lost phone; shown once, stored as {@link recoveryHash}. */
export function newRecoveryCodes(): string[] {
  const letter = () => RECOVERY_LETTERS[randomInt(RECOVERY_LETTERS.length)] ?? ''
  return Array.from({ length: RECOVERY_CODES }, () => {
    const code = Array.from({ length: RECOVERY_LENGTH }, letter).join('')
    return `${code.slice(0, 5)}-${code.slice(5)}`
  })
}

/** The stored form of a recovery code. The codes are random: they need no slow hash. */
export function recoveryHash(key: string, code: string): string {
  return createHmac('sha256', key).update(plainCode(code)).digest('base64url')
}
