import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { GateAnswer } from './gate-answer.ts'

const COOKIE = 'noren-setup'
/** How long someone may take, after opening the link, to make the account. */
const MINUTES = 15

/** Known to this process and to those who see what it prints. */
const token = randomBytes(32).toString('base64url')

/** The address under which the first account is made; printed once, on the terminal. */
export function setupLink(origin: string): string {
  return `${origin}/setup/${token}`
}

/** Whether a path is that of the setup link. */
export function isSetupPath(path: string): boolean {
  return path.startsWith('/setup/') && isToken(path.slice('/setup/'.length))
}

/** Whether a request comes from a browser that opened the link. */
export function holdsLink({ headers }: IncomingMessage): boolean {
  const cookies = (headers.cookie ?? '').split(/;\s*/)
  return cookies.some(
    (pair) => pair.startsWith(`${COOKIE}=`) && isToken(pair.slice(COOKIE.length + 1)),
  )
}

/**
 * Answers the opened link. Not with a redirect: a browser that came from another site, or from a mail,
 * would follow it without the cookie it just got.
 */
export function welcome(origin: string): GateAnswer {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return {
    status: 200,
    words: {
      en: 'Make the first account at /admin/create-first-user now.',
      ja: '最初のアカウントを作成してください：/admin/create-first-user',
    },
    headers: {
      'Set-Cookie': `${COOKIE}=${token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${MINUTES * 60}${secure}`,
      Refresh: '0; url=/admin/create-first-user',
      'Referrer-Policy': 'no-referrer',
    },
  }
}

function isToken(text: string): boolean {
  return isSameSecret(text, token)
}

/** Whether a text is the secret; takes the same time for every text. */
function isSameSecret(text: string, secret: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest()
  return timingSafeEqual(digest(text), digest(secret))
}
