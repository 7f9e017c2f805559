import { once } from 'node:events'
import type { Ending, Service } from './service.ts'

/** The context of a supervised script's work. */
export type Supervision = {
  /** Aborted when the script is asked to stop. */
  stopping: AbortSignal
  /** Registers a service, which is then stopped with the script. */
  keep: (service: Service) => Service
}

/**
 * Runs a script that starts services and runs until it is stopped, or until its first service ends. Errors
 * become one message and exit code 1; a service that ends unasked is named with what goes on; services never
 * outlive the script.
 */
export async function supervise(work: (supervision: Supervision) => Promise<void>): Promise<never> {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop.abort())
  const told = once(stop.signal, 'abort').then(() => 0)
  const services: Service[] = []
  const firstEnded = Promise.withResolvers<number>()
  const keep = (service: Service): Service => {
    const isFirst = services.push(service) === 1
    let hasAnswered = false
    service.answers.then((answers) => {
      hasAnswered = answers
    })
    service.ended.then((ending) => {
      // One that could not start has said why.
      const isNews = hasAnswered || ending.signal !== null
      if (isNews && !stop.signal.aborted) console.error(endingWords(service.name, ending, isFirst))
      if (isFirst) firstEnded.resolve(ending.code)
    })
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

function endingWords(name: string, { code, signal }: Ending, isFirst: boolean): string {
  const memory = signal === 'SIGKILL' ? ', often by the system when memory is short' : ''
  const how = signal ? `was ended from outside (${signal}${memory})` : `ended with code ${code}`
  return isFirst
    ? `${name} ${how}, so everything stops. Run the same command again.`
    : `${name} ${how}. Everything else keeps running; to have it back, press Ctrl-C and run the same command again.`
}

function explain(error: unknown, stopping: AbortSignal): number {
  if (stopping.aborted) return 0
  console.error(error instanceof Error ? error.message : error)
  return 1
}
