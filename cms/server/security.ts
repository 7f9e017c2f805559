import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'

/** Headers of every answer of the staff zone (docs/hostile-inputs.md#headers). */
const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'X-Robots-Tag': 'noindex, nofollow',
}

/** What the headers depend on, in addition to the request. */
type Deployment = {
  origin: string
  /** The site's origin, whose previews are shown beside the form. */
  siteOrigin: string
  isDevelopment: boolean
}

/** Redirects to a preview, or explains why there is none: in a frame of the desk. */
const FRAMED = /^\/api\/.+\/preview$/

/**
 * Sets the headers and the content policy. Next reads the nonce from the request's policy and puts it on
 * its own scripts; styles must stay open because the desk's editor writes them inline.
 *
 * @param path the normal form of the path
 */
export function protect(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  { origin, siteOrigin, isDevelopment }: Deployment,
): void {
  const isFramed = FRAMED.test(path)
  const nonce = randomBytes(16).toString('base64')
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "media-src 'self' blob:",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "manifest-src 'self'",
    `frame-src 'self' ${siteOrigin}`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    "object-src 'none'",
  ].join('; ')
  request.headers['content-security-policy'] = policy
  response.setHeader('Content-Security-Policy', policy)
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
  if (isFramed) response.setHeader('X-Frame-Options', 'SAMEORIGIN')
  if (origin.startsWith('https:')) {
    response.setHeader('Strict-Transport-Security', 'max-age=63072000; includeSubDomains')
  }
  if (path.startsWith('/api/')) response.setHeader('Cache-Control', 'no-store')
  if (path === '/api/users/logout') {
    response.setHeader('Clear-Site-Data', '"cache", "storage"')
  }
}

/**
 * Replaces the policy for what is ours alone, the screens and their files: nothing inline, neither scripts nor
 * styles. In development, Vite puts changed styles into the page.
 */
export function protectOwn(
  response: ServerResponse,
  { siteOrigin, isDevelopment }: Omit<Deployment, 'origin'>,
): void {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${isDevelopment ? " 'unsafe-inline'" : ''}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    `frame-src 'self' ${siteOrigin}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')
  response.setHeader('Content-Security-Policy', policy)
}

/** Headers by which parts of Next communicate: which page to show, what to skip, what is fresh. */
const INNER =
  /^(?:x-(?:middleware|invoke|invocation|now|vercel|prerender|action|next)-.*|x-matched-path|x-nextjs-data|next-resume)$/

/**
 * Removes headers that only a part of the program may send, so that method and address mean the same to
 * the gate and to Next, and sets Next's for where the desk is (hostile inputs L21). Headers that the desk's
 * own pages send stay.
 */
export function dropInnerHeaders(headers: IncomingHttpHeaders, origin: string): void {
  const { host, protocol } = new URL(origin)
  for (const name of Object.keys(headers)) if (INNER.test(name)) delete headers[name]
  delete headers['x-forwarded-port']
  headers['x-forwarded-host'] = host
  headers['x-forwarded-proto'] = protocol.replace(':', '')
}
