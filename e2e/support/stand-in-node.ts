import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** A request as it arrived. */
type Arrived = { method: string; target: string; headers: IncomingMessage['headers']; body: string }

/** A program behind a proxy that answers as a test says. */
export type StandInNode = AsyncDisposable & {
  port: number
  /** Every complete request, except the proxy's own health checks. */
  arrived: Arrived[]
}

/** Starts one; `answer` is called for each complete request. */
export async function startStandIn(
  answer: (response: ServerResponse, request: Arrived) => void,
): Promise<StandInNode> {
  const arrived: Arrived[] = []
  const server = createServer((incoming, response) => {
    const { method = '', url: target = '', headers } = incoming
    let body = ''
    incoming.setEncoding('utf8').on('data', (text: string) => {
      body += text
    })
    incoming.on('end', () => {
      if (target === '/healthz') return response.end()
      const request = { method, target, headers, body }
      arrived.push(request)
      answer(response, request)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port was given')
  return {
    port: address.port,
    arrived,
    [Symbol.asyncDispose]: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
