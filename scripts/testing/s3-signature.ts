import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Who may do everything in the stand-in's bucket, and where that is. */
export const OWNER = {
  id: 'NOREN',
  secret: 'the secret of a bucket of tests',
  region: 'ap-northeast-1',
} as const

/** Why a bucket refuses a request, in the words of the S3 protocol. */
export type Refusal = { status: number; code: string }

/** How far the date of a request may be from the bucket's clock. */
const SKEW_MS = 15 * 60_000

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/((\d{8})\/([^/]+)\/s3\/aws4_request), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/

/**
 * What is wrong with a signed request (AWS Signature Version 4, in the header); `null` when it is the
 * owner's, fresh and whole. Bodies signed piece by piece are not understood: our client sends none.
 */
export function refusalOf(request: IncomingMessage, body: Buffer): Refusal | null {
  const header = (name: string): string => [request.headers[name] ?? ''].flat().join(',')
  const parts = AUTHORIZATION.exec(header('authorization'))
  if (!parts) return { status: 403, code: 'AccessDenied' }
  const [, id, scope = '', day = '', region = '', names = '', signature] = parts
  if (id !== OWNER.id) return { status: 403, code: 'InvalidAccessKeyId' }
  if (region !== OWNER.region) return { status: 400, code: 'AuthorizationHeaderMalformed' }

  const stamp = header('x-amz-date')
  const isFresh = Math.abs(Date.now() - timeOf(stamp)) <= SKEW_MS && stamp.startsWith(day)
  if (!isFresh) return { status: 403, code: 'RequestTimeTooSkewed' }

  const signed = names.split(';')
  const sent = Object.keys(request.headers).filter((name) => /^(host$|x-amz-)/.test(name))
  if (sent.some((name) => !signed.includes(name))) return { status: 403, code: 'AccessDenied' }

  const hash = header('x-amz-content-sha256')
  const [path = '', query = ''] = (request.url ?? '').split('?')
  const canonical = [
    request.method,
    path.split('/').map(decodeURIComponent).map(encoded).join('/'),
    [...new URLSearchParams(query)]
      .map((pair) => pair.map(encoded).join('='))
      .toSorted()
      .join('&'),
    ...signed.map((name) => `${name}:${header(name).trim().replace(/ +/g, ' ')}`),
    '',
    names,
    hash,
  ].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', stamp, scope, sha256(canonical)].join('\n')
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${OWNER.secret}`)
  if (hmac(key, toSign).toString('hex') !== signature)
    return { status: 403, code: 'SignatureDoesNotMatch' }

  const isWhole = hash === 'UNSIGNED-PAYLOAD' || hash === sha256(body)
  return isWhole ? null : { status: 400, code: 'XAmzContentSHA256Mismatch' }
}

/** @param stamp like `20261122T090000Z`; `NaN` for anything else */
function timeOf(stamp: string): number {
  return Date.parse(
    stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
  )
}

/** As the signature wants it: everything but letters, digits and `-._~` in percent signs. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex')
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
