import { connect } from 'node:net'
import type { Sent } from './grammar.ts'

/** The program that is searched, and what replaces the placeholders of the grammar. */
export type Searched = {
  port: number
  /** A session's token, or the last part of a guest's link. */
  pass: string
  /** Longest time it may hold a line on which nothing more comes, in ms. */
  holdsMs: number
}

/** What came back on one connection. */
export type Received = { text: string; ms: number; closed: boolean }

/** Time for a busy machine to close what its program has let go. */
const SLACK_MS = 5_000

/** Sends bytes on a separate line, and waits until the program closes it or has held it for too long. */
export function exchange(
  { port, pass, holdsMs }: Searched,
  { bytes, ends }: Sent,
): Promise<Received> {
  const began = performance.now()
  const written = bytes.replaceAll('{host}', `localhost:${port}`).replaceAll('{pass}', pass)
  return new Promise((resolve) => {
    let text = ''
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    const finish = (closed: boolean) => () => {
      clearTimeout(patience)
      socket.destroy()
      resolve({ text, ms: performance.now() - began, closed })
    }
    const patience = setTimeout(finish(false), holdsMs + SLACK_MS)
    socket.setEncoding('latin1').on('data', (piece: string) => {
      text += piece
    })
    // A refused body may be cut off while it is still being sent.
    socket.on('end', finish(true)).on('error', finish(true)).on('close', finish(true))
    socket.write(written, 'latin1')
    if (ends) socket.end()
  })
}
