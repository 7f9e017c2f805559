import { connect } from 'node:net'
import { connect as connectSecurely } from 'node:tls'

/** A response as it came over the socket. */
export type RawAnswer = { status: number; head: string; body: string }

type RawRequest = {
  port: number
  /** Which of this machine's addresses sends it. */
  from?: string
  /** The host name for TLS, with any certificate; without it nothing is encrypted. */
  secureName?: string
  method: string
  /** Sent unchanged: no client tidies it. */
  target: string
  headers?: Record<string, string>
  body?: string | Buffer
}

/** Twenty sign-ins may wait for each other, each for a password check, on a busy machine. */
const PATIENCE_MS = 120_000

/**
 * Sends one request over a separate socket and resolves to the response, whether or not all of the body
 * was read. Throws when none came within {@link PATIENCE_MS}.
 */
export function rawRequest(request: RawRequest): Promise<RawAnswer> {
  const { port, from = '127.0.0.1', secureName, method, target, headers, body = '' } = request
  const head = Object.entries({
    Host: `localhost:${port}`,
    Connection: 'close',
    ...(body.length > 0 && { 'Content-Length': String(Buffer.byteLength(body)) }),
    ...headers,
  })
  return new Promise((resolve, reject) => {
    let answer = ''
    const place = { port, host: '127.0.0.1', localAddress: from }
    const socket =
      secureName === undefined
        ? connect(place)
        : connectSecurely({ ...place, servername: secureName, rejectUnauthorized: false })
    const give = () => {
      clearTimeout(patience)
      socket.destroy()
      if (answer) resolve(parse(answer))
      else reject(new Error(`${method} ${target} was not answered`))
    }
    const patience = setTimeout(give, PATIENCE_MS)
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text
    })
    // A refused body may be cut off while it is still being sent.
    socket.on('error', () => {}).on('close', give)
    socket.write(`${method} ${target} HTTP/1.1\r\n`, 'utf8')
    socket.write(`${head.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`)
    socket.write(body)
  })
}

function parse(answer: string): RawAnswer {
  const [head = '', ...rest] = answer.split('\r\n\r\n')
  return { status: Number(head.slice(9, 12)), head, body: rest.join('\r\n\r\n') }
}

/** The headers of an answer, below its first line. */
export function headersIn(head: string): Headers {
  const lines = head.split('\r\n').slice(1)
  return new Headers(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon), line.slice(colon + 1).trim()]
    }),
  )
}
