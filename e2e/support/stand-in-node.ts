import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** What came over the line. */
type Arrived = { method: string; target: string; headers: IncomingMessage['headers']; body: string }

/** A program behind a proxy that answers what a test says. */
export type StandInNode = AsyncDisposable & {
  port: number
  /** Every request that came whole, but the proxy's own after its health. */
  arrived: Arrived[]
}

/** Starts one; `answer` is called once a request has come whole. */
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
