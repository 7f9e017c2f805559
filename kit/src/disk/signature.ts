import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'

/** The bytes before the 32 bytes of a private key (PKCS #8, RFC 8410). */
const PRIVATE_KEY_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')

/** What a signature is for: a signature for one purpose is never valid for another. */
type Purpose = 'current' | 'files'

/** @param secret 32 bytes in base64url, as a kept secret has */
export function signingKey(secret: string): KeyObject {
  const der = Buffer.concat([PRIVATE_KEY_HEAD, Buffer.from(secret, 'base64url')])
  return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
}

/** What others check a key's signatures with: 43 characters of base64url, no secret. */
export function publicHalf(key: KeyObject): string {
  return createPublicKey(key).export({ format: 'jwk' }).x ?? ''
}

/** The key to check signatures with, or `null` when this is no public half. */
export function verifyingKey(half: string): KeyObject | null {
  if (!/^[\w-]{43}$/.test(half)) return null
  try {
    return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: half }, format: 'jwk' })
  } catch {
    return null
  }
}

/** A text with its Ed25519 signature as a last line. */
export function signedText(purpose: Purpose, text: string, key: KeyObject): string {
  return `${text}\n${sign(null, message(purpose, text), key).toString('base64url')}\n`
}

/** The text above a valid signature by `key`, else `null`. */
export function readSignedText(purpose: Purpose, signed: string, key: KeyObject): string | null {
  const [, signature] = /\n([\w-]{86})\n$/.exec(signed) ?? []
  if (signature === undefined) return null
  const bytes = Buffer.from(signature, 'base64url')
  // The last character has spare bits, by which a signature could be written in 16 ways.
  if (bytes.toString('base64url') !== signature) return null
  const text = signed.slice(0, -(signature.length + 2))
  const isRight = verify(
    null,
    message(purpose, text),
    key.type === 'private' ? createPublicKey(key) : key,
    bytes,
  )
  return isRight ? text : null
}

function message(purpose: Purpose, text: string): Buffer {
  return Buffer.from(`noren ${purpose}\n${text}`)
}
