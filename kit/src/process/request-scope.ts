import { AsyncLocalStorage } from 'node:async_hooks'

declare global {
  /** One for the whole process, since Next loads a separate copy of this module. */
  var norenRequest: AsyncLocalStorage<string> | undefined
}

function scope(): AsyncLocalStorage<string> {
  globalThis.norenRequest ??= new AsyncLocalStorage()
  return globalThis.norenRequest
}

/** Runs the work of a request; every log line of it has the request's id. */
export function inRequest<Result>(id: string, work: () => Result): Result {
  return scope().run(id, work)
}

/** Runs work that a request only starts and that goes on after it. */
export function outsideRequests<Result>(work: () => Result): Result {
  return scope().exit(work)
}

/** The id of the current request, if any. */
export function requestId(): string | undefined {
  return scope().getStore()
}
