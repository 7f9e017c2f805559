import { AsyncLocalStorage } from 'node:async_hooks'

declare global {
  /** One for the process: the logger is made in another bundle than the screens. */
  var norenLoggedFaults: AsyncLocalStorage<unknown[]> | undefined
}

globalThis.norenLoggedFaults ??= new AsyncLocalStorage()
const faults = globalThis.norenLoggedFaults

/** Notes a fault that Payload logs. */
export function noteFault(fault: unknown): void {
  faults.getStore()?.push(fault)
}

/** Runs something, with a list that the faults logged by it are added to. */
export function notingFaults<Made>(
  act: (logged: readonly unknown[]) => Promise<Made>,
): Promise<Made> {
  const logged: unknown[] = []
  return faults.run(logged, () => act(logged))
}
