import { expect, vi } from 'vitest'
import type { RunningSite } from './running-site.ts'

/** Waits until a publish is served. */
export async function publishedSeq(site: RunningSite, seq: number): Promise<void> {
  await vi.waitFor(async () => {
    const health = await (await site.fetch('/healthz?verbose')).json()
    expect(health.content.seq).toBe(seq)
  }, 20_000)
}
