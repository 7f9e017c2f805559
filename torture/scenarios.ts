import type { Figure } from './figure.ts'
import { gate } from './gate.ts'
import { manyAddresses } from './many-addresses.ts'
import { neverRead } from './never-read.ts'
import { restarts } from './restarts.ts'
import { slowSockets } from './slow-sockets.ts'

/** Every scenario by its name: what it does to a running program, and what it saw. */
export const SCENARIOS: Record<string, () => Promise<Figure[]>> = {
  gate,
  'many-addresses': manyAddresses,
  'never-read': neverRead,
  'slow-sockets': slowSockets,
  restarts,
}
