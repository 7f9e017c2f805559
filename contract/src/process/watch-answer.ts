import type { ServerResponse } from 'node:http'

/** How nginx calls that there was nobody left to answer. */
const CLIENT_GONE = 499

/** Tells, once an answer is over, its status and how long it took from now on, in seconds. */
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
