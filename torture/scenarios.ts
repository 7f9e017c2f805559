import { deskMemory } from './desk-memory.ts'
import type { Figure } from './figure.ts'
import { gate } from './gate.ts'
import { guestActs } from './guest-acts.ts'
import { killSpool } from './kill-spool.ts'
import { manyAddresses } from './many-addresses.ts'
import { manyMachines } from './many-machines.ts'
import { neverRead } from './never-read.ts'
import { restarts } from './restarts.ts'
import { slowSockets } from './slow-sockets.ts'

/** Every scenario by its name: what it does to a running program, and what it measured. */
export const SCENARIOS: Record<string, () => Promise<Figure[]>> = {
  'desk-memory': deskMemory,
  gate,
  'guest-acts': guestActs,
  'kill-spool': killSpool,
  'many-addresses': manyAddresses,
  'many-machines': manyMachines,
  'never-read': neverRead,
  'slow-sockets': slowSockets,
  restarts,
}
