import { syncBuiltinESMExports } from 'node:module'
import { afterAll, vi } from 'vitest'

declare global {
  /** Where Payload keeps the desk that answers requests. */
  var _payload: Map<string, unknown> | undefined
}

/**
 * The files of a worker share installed packages: Payload and Next take seconds to load. Our own modules
 * are loaded again for each file, and find the process as the first file did.
 */
vi.resetModules()
const env = { ...process.env }
const globals = Object.getOwnPropertyDescriptors(globalThis)

afterAll(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  Object.defineProperties(globalThis, globals)
  syncBuiltinESMExports()
  globalThis._payload?.clear()
  for (const name of Object.keys(process.env)) delete process.env[name]
  Object.assign(process.env, env)
})
