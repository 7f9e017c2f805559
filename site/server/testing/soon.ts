import { vi } from 'vitest'

/** Waits until what is expected is so, on a busy machine for long. @returns what it found */
export function soon<Found>(expected: () => Found | Promise<Found>): Promise<Found> {
  return vi.waitFor(expected, { timeout: 30_000, interval: 20 })
}
