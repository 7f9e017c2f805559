import { createServer, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { refuseUnreadable } from '@noren/kit/process/unreadable'
import { BODY_LIMIT_BYTES } from '../request/read-body.ts'
import { checkRequest, type Refusal } from '../request/request-check.ts'
import type { HeaderPolicy } from '../response/headers.ts'
import { letGoOfStalledPeers } from './stalled-peers.ts'
import { createTurns, type RequestListener } from './turns.ts'

const SECOND = 1000

/** Time limits of a connection in ms, by Node's names; and how often they are checked. */
export const LINE_LIMITS = {
  headersTimeout: 10 * SECOND,
  requestTimeout: 15 * SECOND,
  keepAliveTimeout: 5 * SECOND,
  connectionsCheckingInterval: 2 * SECOND,
}

export type LineLimits = typeof LINE_LIMITS

/** A server with the limits of docs/hostile-inputs.md#server-limits, not listening or answering yet. */
export function createNodeServer(lineLimits: LineLimits): Server {
  const server = createServer({
    ...lineLimits,
    // We check this ourselves: Node would queue its own refusals without a limit.
    requireHostHeader: false,
  })
  server.maxHeadersCount = 100
  server.maxConnections = 2000
  server.maxRequestsPerSocket = 1000
  letGoOfStalledPeers(server)
  return server
}

/**
 * Lets a server answer: every request passes the checks Node does not make, and a refusal gets the same
 * headers as any other answer.
 */
export function answerRequests(
  server: Server,
  {
    hosts,
    policy,
    watch,
    listener,
  }: {
    hosts: ReadonlySet<string>
    policy: HeaderPolicy
    /** Sees every request before it is answered. */
    watch: RequestListener
    listener: RequestListener
  },
): void {
  const handle: RequestListener = (incoming, outgoing) => {
    watch(incoming, outgoing)
    const refusal = checkRequest(incoming, hosts)
    if (refusal) refuse(outgoing, refusal, policy)
    else listener(incoming, outgoing)
  }
  const { inTurn, ranAhead } = createTurns()
  server.on('request', inTurn(handle))
  // The client is not asked to send a body that is too large (hostile inputs E58).
  const continueAndHandle: RequestListener = (incoming, outgoing) => {
    if (Number(incoming.headers['content-length'] ?? 0) <= BODY_LIMIT_BYTES)
      outgoing.writeContinue()
    handle(incoming, outgoing)
  }
  server.on('checkContinue', inTurn(continueAndHandle))
  const failExpectation: RequestListener = (incoming, outgoing) => {
    watch(incoming, outgoing)
    refuse(outgoing, { status: 417, message: 'That cannot be expected of this site.' }, policy)
  }
  server.on('checkExpectation', inTurn(failExpectation))
  server.on('dropRequest', (_, socket: Socket) => ranAhead(socket))
  refuseUnreadable(server)
}

function refuse(outgoing: ServerResponse, refusal: Refusal, policy: HeaderPolicy): void {
  outgoing.writeHead(refusal.status, {
    ...policy.file,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    Connection: 'close',
    ...refusal.headers,
  })
  outgoing.end(`${refusal.message}\n`)
}

/** Where to listen: an address, or a socket that already listens. */
type Place = { port: number; host: string } | { fd: number }

/** Starts listening. @returns the port, @throws {Error} with the code EADDRINUSE and the like */
export function listen(server: Server, place: Place): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(place, () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
}
