import { deskMemory } from './desk-memory.ts'
import type { Figure } from './figure.ts'
import { fuzz } from './fuzz.ts'
import { gate } from './gate.ts'
import { guestActs } from './guest-acts.ts'
import { killSpool } from './kill-spool.ts'
import { manyAddresses } from './many-addresses.ts'
import { manyMachines } from './many-machines.ts'
import { neverRead } from './never-read.ts'
import { powerCut } from './power-cut.ts'
import { restarts } from './restarts.ts'
import { slowSockets } from './slow-sockets.ts'
import { stayingUp } from './staying-up.ts'

/** What is done to a running program, and what it measured. */
type Scenario = {
  /** How long it takes on two cores, in its usual length. */
  minutes: number
  run: () => Promise<Figure[]>
}

/** Every scenario by its name. */
export const SCENARIOS: Record<string, Scenario> = {
  'desk-memory': { minutes: 15, run: deskMemory },
  'fuzz-desk': { minutes: 3, run: () => fuzz('desk') },
  'fuzz-site': { minutes: 3, run: () => fuzz('site') },
  gate: { minutes: 1, run: gate },
  'guest-acts': { minutes: 3, run: guestActs },
  'kill-spool': { minutes: 2, run: killSpool },
  'many-addresses': { minutes: 3, run: manyAddresses },
  'many-machines': { minutes: 4, run: manyMachines },
  'never-read': { minutes: 2, run: neverRead },
  'power-cut': { minutes: 3, run: powerCut },
  'slow-sockets': { minutes: 3, run: slowSockets },
  'staying-up': { minutes: 10, run: stayingUp },
  restarts: { minutes: 1, run: restarts },
}
