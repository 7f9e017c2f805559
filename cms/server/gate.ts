import type { IncomingMessage } from 'node:http'
import { isPlainlyFramed } from '@noren/kit/process/framing'
import { carriesToken, wasForwarded } from '@noren/kit/process/internal-request'
import { queryProblem } from '../src/base/requests/query.ts'
import { isLongSearch } from '../src/base/requests/search.ts'
import { BODY_LIMIT_BYTES } from '../src/base/requests/upload-limit.ts'
import type { DeskForServer } from '../src/desk/for-server.ts'
import type { GateAnswer } from './gate-answer.ts'
import * as gateAnswers from './gate-answers.ts'
import type { Routes, Who } from './routes.ts'
import { holdsLink, isSetupPath, welcome } from './setup-link.ts'
import type { Target } from './target.ts'

const SAFE_METHODS = ['GET', 'HEAD']
/** Addresses that act when they are opened: they sign out, or put a draft where the site shows it. */
const ACTING_PAGE = /^\/admin\/logout$|^\/api\/.+\/preview$/

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]']

const PREFERENCE = /^\/api\/payload-preferences\//
/** Which columns a user sees and what is folded; Payload itself stores anything it gets. */
const PREFERENCE_LIMIT_BYTES = 32 * 1024

/** The one expectation that programs have: an answer before they send the body. */
const CONTINUE = '100-continue'

/** What the gate asks the desk behind it. */
type Desk = Pick<DeskForServer, 'hasAccount' | 'isSignedIn'>

/** What the gate knows of the desk behind it. */
type Gate = {
  origin: string
  routes: Routes
  desk: Desk
  /** The token that programs on this machine show. */
  internalToken: string
}

/**
 * Decides on a request before it reads any of its body: `null` lets it pass to the desk. It refuses
 * everything that the desk does not need.
 */
export async function gateAnswerFor(
  request: IncomingMessage,
  target: Target,
  gate: Gate,
): Promise<GateAnswer | null> {
  if (!isPlainlyFramed(request.headers)) return gateAnswers.malformed
  const { expect = CONTINUE } = request.headers
  if (expect.toLowerCase() !== CONTINUE) return gateAnswers.unexpected
  const isForProgram = gate.routes(methodOf(request, target.path), target.path) === 'program'
  if (isForProgram && isProgram(request, gate.internalToken)) return null
  return (
    refusalOfOrigin(request, target, gate.origin) ??
    (isSetupPath(target.path) ? await setup(gate) : await admission(request, target, gate)) ??
    refusalOfContent(request, target)
  )
}

/**
 * A program on this machine that may read the token: it may use any name this machine has for itself. A
 * request through the proxy is none.
 */
function isProgram({ headers }: IncomingMessage, token: string): boolean {
  return !wasForwarded(headers) && carriesToken(headers.authorization, token)
}

/** Other hosts, other sites' requests, other protocols. */
function refusalOfOrigin(
  request: IncomingMessage,
  target: Target,
  origin: string,
): GateAnswer | null {
  const own = new URL(origin)
  const { method = '', headers } = request
  if (countHosts(request) !== 1 || headers.upgrade !== undefined) return gateAnswers.malformed
  const host = headers.host?.toLowerCase() ?? ''
  if (host !== own.host) {
    const isLoopback = LOOPBACK_NAMES.includes(own.hostname) && isLoopbackHost(host, own.port)
    if (!isLoopback || !SAFE_METHODS.includes(method)) return gateAnswers.elsewhere(origin)
    return gateAnswers.moved(`${origin}${target.path}${target.query}`)
  }
  const isUnsafe = !SAFE_METHODS.includes(method) || ACTING_PAGE.test(target.path)
  return isUnsafe && isCrossSite(request, origin) ? gateAnswers.crossSite : null
}

/** Of several, Node takes the first (hostile inputs H13). */
function countHosts({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length
}

/**
 * A page on another port of this host counts as another site
 * (docs/hostile-inputs.md#cross-site-requests).
 */
function isCrossSite({ headers }: IncomingMessage, origin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  return headers.origin !== undefined && headers.origin !== origin
}

function isLoopbackHost(host: string, port: string): boolean {
  return LOOPBACK_NAMES.some((name) => host === `${name}:${port}`)
}

/** The opened setup link: valid until there is an account, whoever makes it. */
async function setup({ origin, desk }: Gate): Promise<GateAnswer> {
  return (await desk.hasAccount()) ? gateAnswers.unknown : welcome(origin)
}

/** Whether this address exists, and whether this request may go there. */
async function admission(
  request: IncomingMessage,
  { path }: Target,
  { routes, desk }: Gate,
): Promise<GateAnswer | null> {
  const who = routes(methodOf(request, path), path)
  if (who === 'program') return gateAnswers.unknown
  if (who === null) return path === '/admin/forgot' ? gateAnswers.forgotten : gateAnswers.unknown
  if (await isAdmitted(who, request, path, desk)) return null
  if (who === 'staff') return gateAnswers.signIn
  if (await desk.hasAccount()) return gateAnswers.unknown
  return who === 'founder' ? { ...gateAnswers.unfounded, status: 404 } : gateAnswers.unfounded
}

async function isAdmitted(
  who: Exclude<Who, 'program'>,
  request: IncomingMessage,
  path: string,
  desk: Desk,
): Promise<boolean> {
  if (who === 'staff') return desk.isSignedIn(new Headers(plainHeaders(request)))
  if (who === 'founder') return holdsLink(request) && !(await desk.hasAccount())
  // Without an account Payload would redirect every page to the form that makes the first.
  return !path.startsWith('/admin') || holdsLink(request) || desk.hasAccount()
}

/** Requests that cannot be answered, whoever sends them. */
function refusalOfContent(
  { method, headers }: IncomingMessage,
  { path, query }: Target,
): GateAnswer | null {
  if (method === 'POST' && PREFERENCE.test(path)) {
    // Without a length, its size is unknown.
    const length = Number(headers['content-length'] ?? Number.NaN)
    if (!(length <= PREFERENCE_LIMIT_BYTES)) return gateAnswers.tooLong
  }
  if (Number(headers['content-length'] ?? 0) > BODY_LIMIT_BYTES) return gateAnswers.tooLarge
  const words = queryProblem(query)
  return words && { status: 400, words }
}

/**
 * The desk sends long searches in the body of a POST and declares it; Payload treats them as a GET. Only
 * under its own addresses: to Next, a POST to a page calls a server function (hostile inputs L20).
 * @param path the normal form of the path
 */
export function methodOf({ method = '', headers }: IncomingMessage, path: string): string {
  const isSearch = path.startsWith('/api/') && isLongSearch(method, (name) => headers[name])
  return isSearch ? 'GET' : method
}

function plainHeaders({ headers: { authorization, cookie, origin, ...headers } }: IncomingMessage) {
  const site = headers['sec-fetch-site']
  const entries = Object.entries({ authorization, cookie, origin, 'sec-fetch-site': site })
  return entries.flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
}
