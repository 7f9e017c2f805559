import { connect } from 'node:net'

/** What came back over a raw connection until it was closed. */
export type RawAnswer = { status: number; text: string; closed: boolean }

/**
 * Sends bytes as they are and reads until the server closes the connection, or until its answer contains
 * `until`.
 */
export function sendRaw(
  port: number,
  bytes: string | Buffer,
  { until }: { until?: (text: string) => boolean } = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    const finish = (closed: boolean): void => {
      socket.destroy()
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text, closed })
    }
    socket.setEncoding('latin1')
    socket.on('connect', () => socket.write(bytes))
    socket.on('data', (chunk) => {
      text += chunk
      if (until?.(text)) finish(false)
    })
    socket.on('end', () => finish(true))
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? finish(true) : reject(error),
    )
  })
}

/** A request head with one Host, ready to be sent raw. */
export function head(port: number, line: string, ...headers: string[]): string {
  return [`${line} HTTP/1.1`, `Host: localhost:${port}`, ...headers, '', ''].join('\r\n')
}

/** Requests a target exactly as written; `fetch` would normalise it first. */
export async function rawGet({ port }: { port: number }, target: string) {
  const { status, text } = await sendRaw(port, head(port, `GET ${target}`, 'Connection: close'))
  return { status, text, location: /^location: (.*)\r$/im.exec(text)?.[1] }
}
