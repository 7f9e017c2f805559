import { once } from 'node:events'
import { get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

// The thread of prober.ts. It reports once when its first answer is there, then whenever it is asked.

let longest = 0
parentPort?.on('message', () => parentPort?.postMessage(longest))

await ask()
parentPort?.postMessage('started')
for (;;) {
  longest = Math.max(longest, await ask())
  await wait(1)
}

/** Over a new connection each time: a kept one may be closed while the question is on its way. */
async function ask(): Promise<number> {
  const started = performance.now()
  const [answer] = await once(get(`${workerData}/healthz`, { agent: false }), 'response')
  answer.resume()
  return performance.now() - started
}
