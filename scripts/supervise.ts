import { once } from 'node:events'
import type { Service } from './service.ts'

/** The context of a supervised script's work. */
export type Supervision = {
  /** Aborted when the script is asked to stop. */
  stopping: AbortSignal
  /** Registers a service, which is then stopped with the script. */
  keep: (service: Service) => Service
}

/**
 * Runs a script that starts services and runs until it is stopped, or until its first service ends. Errors
 * become one message and exit code 1; services never outlive the script.
 */
export async function supervise(work: (supervision: Supervision) => Promise<void>): Promise<never> {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop.abort())
  const told = once(stop.signal, 'abort').then(() => 0)
  const services: Service[] = []
  const firstEnded = Promise.withResolvers<number>()
  const keep = (service: Service): Service => {
    if (services.push(service) === 1) service.ended.then(firstEnded.resolve)
    return service
  }

  const done = work({ stopping: stop.signal, keep }).then(
    () => firstEnded.promise,
    (error: unknown) => explain(error, stop.signal),
  )
  const code = await Promise.race([done, told, firstEnded.promise])
  stop.abort()
  await Promise.all(services.map((service) => service.stop()))
  process.exit(code)
}

function explain(error: unknown, stopping: AbortSignal): number {
  if (stopping.aborted) return 0
  console.error(error instanceof Error ? error.message : error)
  return 1
}
