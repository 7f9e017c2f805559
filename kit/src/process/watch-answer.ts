import type { ServerResponse } from 'node:http'

/** nginx's status for a client that closed the connection. */
const CLIENT_GONE = 499

/** Reports the status of an answer once it has ended, and its duration from now in seconds. */
export function watchAnswer(
  answer: ServerResponse,
  done: (status: number, seconds: number) => void,
): void {
  const began = performance.now()
  answer.once('close', () => {
    const status = answer.headersSent ? answer.statusCode : CLIENT_GONE
    done(status, (performance.now() - began) / 1000)
  })
}
