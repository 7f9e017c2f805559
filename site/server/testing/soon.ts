import { vi } from 'vitest'

/** Waits until an expectation holds; on a busy machine that may take long. @returns what it found */
export function soon<Found>(expected: () => Found | Promise<Found>): Promise<Found> {
  return vi.waitFor(expected, { timeout: 30_000, interval: 20 })
}
