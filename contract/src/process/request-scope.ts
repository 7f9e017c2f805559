import { AsyncLocalStorage } from 'node:async_hooks'

declare global {
  /** One for the whole process: Next loads a copy of this module of its own. */
  var norenRequest: AsyncLocalStorage<string> | undefined
}

function scope(): AsyncLocalStorage<string> {
  globalThis.norenRequest ??= new AsyncLocalStorage()
  return globalThis.norenRequest
}

/** Does what belongs to a request, so that whatever is logged meanwhile carries its id. */
export function inRequest<Result>(id: string, work: () => Result): Result {
  return scope().run(id, work)
}

/** Does what a request only set off, and what goes on after it. */
export function outsideRequests<Result>(work: () => Result): Result {
  return scope().exit(work)
}

/** The id of the request this is done for, if any. */
export function requestId(): string | undefined {
  return scope().getStore()
}
