import { once } from 'node:events'
import { get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

// The thread of prober.ts. It reports once when its first answer arrives, then on request.

let waits: number[] = []
let started = 0
parentPort?.on('message', () => {
  // A request still waiting has waited at least this long.
  parentPort?.postMessage([...waits, performance.now() - started])
  waits = []
})

await ask()
parentPort?.postMessage('started')
for (;;) {
  await ask()
  waits.push(performance.now() - started)
  await wait(1)
}

/** Over a new connection each time: a kept one may be closed while the request is in transit. */
async function ask(): Promise<void> {
  started = performance.now()
  const [answer] = await once(get(workerData, { agent: false }), 'response')
  if (answer.statusCode !== 200) throw new Error(`${workerData} answered ${answer.statusCode}`)
  answer.resume()
}
