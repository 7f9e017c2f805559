import { expect } from 'vitest'
import { healthOf } from './health.ts'
import type { RunningSite } from './running-site.ts'
import { soon } from './soon.ts'

/** Waits until a publish is served. */
export async function publishedSeq(site: RunningSite, seq: number): Promise<void> {
  await soon(async () => {
    expect((await healthOf(site)).content.seq).toBe(seq)
  })
}
