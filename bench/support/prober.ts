import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Watches how long a server lets its visitors wait. */
export type Prober = AsyncDisposable & {
  /** The longest wait for an answer so far, in ms. */
  longestWait: () => Promise<number>
}

/**
 * Asks a server for its smallest answer over and over, in a thread of its own: the longest wait is
 * the longest time its event loop was blocked.
 */
export async function startProber(origin: string): Promise<Prober> {
  const worker = new Worker(new URL('./probe.ts', import.meta.url), { workerData: origin })
  let failure: unknown
  worker.on('error', (error) => {
    failure = error
  })
  await once(worker, 'message')
  return {
    longestWait: async () => {
      if (failure) throw failure
      worker.postMessage('tell')
      const [longest] = await once(worker, 'message')
      return Number(longest)
    },
    [Symbol.asyncDispose]: async () => {
      await worker.terminate()
    },
  }
}
