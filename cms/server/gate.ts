import type { IncomingMessage } from 'node:http'

/** Why a request is not passed on, or where it is sent instead. */
export type Refusal =
  | { status: 403 | 404 | 421 | 429; message: string }
  | { status: 307; location: string }

const SAFE_METHODS = ['GET', 'HEAD']
const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]']
const FORWARDING_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/** What must not reach the desk: other hosts, other sites' requests, first sign-ups from afar. */
export function refusalOf(request: IncomingMessage, origin: string): Refusal | null {
  const own = new URL(origin)
  const host = request.headers.host ?? ''
  const method = request.method ?? 'GET'
  if (host !== own.host) {
    const isLoopback = LOOPBACK_NAMES.includes(own.hostname) && isLoopbackHost(host, own.port)
    if (!isLoopback || !SAFE_METHODS.includes(method)) {
      return { status: 421, message: `This desk is at ${origin}` }
    }
    return { status: 307, location: `${origin}${request.url ?? '/'}` }
  }
  if (!SAFE_METHODS.includes(method) && !isSameOrigin(request, origin)) {
    return { status: 403, message: 'This request came from another site.' }
  }
  if (isFirstSignUp(request) && cameThroughProxy(request)) {
    return { status: 404, message: 'Not found' }
  }
  return null
}

/** hostile inputs 3.4: Origin, else Sec-Fetch-Site, else not a browser. */
function isSameOrigin({ headers }: IncomingMessage, origin: string): boolean {
  if (headers.origin !== undefined) return headers.origin === origin
  const site = headers['sec-fetch-site']
  return site === undefined || site === 'same-origin' || site === 'none'
}

function isLoopbackHost(host: string, port: string): boolean {
  return LOOPBACK_NAMES.some((name) => host === `${name}:${port}`)
}

/** The first account is made on the machine itself or by `npm run staff`, never through a proxy. */
function isFirstSignUp({ url = '' }: IncomingMessage): boolean {
  return /^\/admin\/create-first-user|^\/api\/users\/first-register/.test(url)
}

function cameThroughProxy({ headers }: IncomingMessage): boolean {
  return FORWARDING_HEADERS.some((name) => headers[name] !== undefined)
}
