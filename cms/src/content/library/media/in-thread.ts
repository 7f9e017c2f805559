import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { cmsFolder } from '../../../base/cms-folder.ts'

/**
 * The bundler does not recognise a worker under this name, and leaves its file as it is: what these
 * threads load does not start within a bundle.
 */
class Thread extends Worker {}

/**
 * Does hostile work in a thread of its own, which ends with it. Rejects when it fails, ends without an
 * answer, or takes too long.
 *
 * @param file below `cms/`; its first message is the answer
 * @param task what it finds as `workerData`
 */
export async function inThread(file: string, task: unknown, timeLimitMs: number): Promise<unknown> {
  // Keeps what libraries print out of the desk's log.
  const worker = new Thread(join(cmsFolder(), file), {
    workerData: task,
    stdout: true,
    stderr: true,
  })
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const timer = setTimeout(() => reject(new Error('this takes too long')), timeLimitMs)
  worker.once('message', resolve).once('error', reject)
  worker.once('exit', () => reject(new Error('the thread ended without an answer')))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
