import { once } from 'node:events'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { errorFacts, log } from '@noren/kit/process/log'
import * as v from 'valibot'
import type { Importer, ImportTask } from './importer.ts'

/** Beside this file, both in the build and in the sources. */
const WORKER = new URL(`./import-worker${extname(import.meta.url)}`, import.meta.url)

/** Pause before a crashed import is started again, in ms. */
const RESTART_MS = 5000

const taskSchema = v.object({
  base: v.string(),
  origins: v.array(v.string()),
  folder: v.string(),
  company: v.nullable(v.record(v.string(), v.unknown())),
  pauseMs: v.number(),
  roundMs: v.number(),
  answerMs: v.number(),
  shrunkListMs: v.number(),
})

/** The worker's message when content is there, or cannot be fetched. */
export const READY = 'ready'
/** Its messages after each answer to the list of restaurants. */
export const LIST_GOOD = 'list good'
export const LIST_FAILED = 'list failed'

/** An importer in a worker. */
type ImportProgram = Importer & {
  /** Whether the list of restaurants failed when it was last asked for: then nobody knows which exist. */
  listFails: () => boolean
}

/**
 * Imports in a worker: reading and comparing thousands of restaurants takes longer than visitors should
 * wait. The content comes through the folder.
 */
export function startImport(task: ImportTask): ImportProgram {
  let listFails = false
  const ready = Promise.withResolvers<void>()
  let timer: NodeJS.Timeout | undefined
  let worker = start()

  function start(): Worker {
    const started = new Worker(WORKER, { workerData: task })
    started.on('message', (message) => {
      if (message === READY) ready.resolve()
      else listFails = message === LIST_FAILED
    })
    started.once('error', (error) => {
      log('error', 'import broke down', errorFacts(error))
      ready.resolve()
      timer = setTimeout(() => {
        worker = start()
      }, RESTART_MS).unref()
    })
    return started
  }

  return {
    ready: ready.promise,
    listFails: () => listFails,
    stop: async () => {
      clearTimeout(timer)
      if (worker.threadId === -1) return
      const ended = once(worker, 'exit')
      worker.postMessage('stop')
      await ended
    },
  }
}

/** The task of a worker. @throws {v.ValiError} */
export function readImportTask(data: unknown): ImportTask {
  return v.parse(taskSchema, data)
}
