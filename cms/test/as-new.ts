import { syncBuiltinESMExports } from 'node:module'
import { afterAll, vi } from 'vitest'

declare global {
  /** Where Payload keeps the desk that requests are answered by. */
  var _payload: Map<string, unknown> | undefined
}

/**
 * The files of a worker share what is installed: Payload and Next take seconds to load. Everything of
 * ours is loaded anew for each of them, and they find the process as the first one did.
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
