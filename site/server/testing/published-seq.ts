import { expect, vi } from 'vitest'
import { healthOf } from './health.ts'
import type { RunningSite } from './running-site.ts'

/** Waits until a publish is served. */
export async function publishedSeq(site: RunningSite, seq: number): Promise<void> {
  await vi.waitFor(async () => {
    expect((await healthOf(site)).content.seq).toBe(seq)
  }, 20_000)
}
