import { createServer } from 'node:http'

/** A provider's answer to a call: status, headers and body, or `hang` for no answer at all. */
type ProviderReply =
  | {
      status?: number
      headers?: Record<string, string>
      body?: unknown
      text?: string
      bytes?: Buffer
    }
  | 'hang'

export type Provider = AsyncDisposable & {
  url: string
  /** Answers by path without query; change them while it runs. Anything else is a 404. */
  replies: Map<string, ProviderReply>
  /** Requests so far: method, path with query, headers, body. */
  requests: { method: string; url: string; headers: Record<string, unknown>; body: string }[]
  /** How many requests wait for an answer that never comes. */
  hanging: () => number
}

/** A provider's API host on loopback with scripted answers. */
export async function startProvider(
  replies: Record<string, ProviderReply> = {},
): Promise<Provider> {
  const table = new Map(Object.entries(replies))
  const requests: Provider['requests'] = []
  let hanging = 0
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method = '', url = '', headers } = request
    requests.push({ method, url, headers, body: Buffer.concat(chunks).toString() })
    const reply = table.get(url.split('?')[0] ?? '') ?? { status: 404, body: { message: 'No' } }
    if (reply === 'hang') {
      hanging++
      response.once('close', () => hanging--)
      return
    }
    const { status = 200, headers: more, body, text = JSON.stringify(body), bytes } = reply
    response.writeHead(status, { 'Content-Type': 'application/json', 'Set-Cookie': 'a=b', ...more })
    response.end(bytes ?? text)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    replies: table,
    requests,
    hanging: () => hanging,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
