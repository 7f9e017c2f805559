import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Watches how long a server lets its visitors wait. */
type Prober = AsyncDisposable & {
  /** The longest wait for an answer so far, in ms. */
  longestWait: () => Promise<number>
  /** Every wait since the last call, in ms. */
  waits: () => Promise<number[]>
}

/**
 * Requests an address again and again, in a separate thread. The longest wait for a server's smallest
 * answer is the longest time its event loop was blocked.
 */
export async function startProber(url: string): Promise<Prober> {
  const worker = new Worker(new URL('./probe.ts', import.meta.url), { workerData: url })
  let failure: unknown
  worker.on('error', (error) => {
    failure = error
  })
  await once(worker, 'message')
  const waits = async (): Promise<number[]> => {
    if (failure) throw failure
    worker.postMessage('tell')
    const [told] = await once(worker, 'message')
    return told
  }
  let longest = 0
  return {
    waits,
    longestWait: async () => {
      for (const wait of await waits()) longest = Math.max(longest, wait)
      return longest
    },
    [Symbol.asyncDispose]: async () => {
      await worker.terminate()
    },
  }
}
