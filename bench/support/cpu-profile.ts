import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import * as v from 'valibot'

/** The part of V8's .cpuprofile that is read; times in µs of the machine's steady clock. */
const profileSchema = v.object({
  startTime: v.number(),
  nodes: v.array(
    v.object({
      id: v.number(),
      callFrame: v.object({ functionName: v.string(), url: v.string() }),
    }),
  ),
  samples: v.array(v.number()),
  timeDeltas: v.array(v.number()),
})

type Profile = v.InferOutput<typeof profileSchema>

/** A span of the machine's steady clock, in µs. */
export type Span = { from: number; to: number }

/**
 * The most one sample counts for, in µs: samples are taken four times as often, so in a longer gap another
 * process had the core.
 */
const SAMPLE_MOST = 1000

/** The time of a function itself, without the functions it called. */
export type Cost = { name: string; ms: number }

export function readProfile(file: string): Profile {
  return v.parse(profileSchema, JSON.parse(readFileSync(file, 'utf8')))
}

/** The functions busy in a span on any of the threads profiled, the costliest first. */
export function costsIn(profiles: readonly Profile[], span: Span): Cost[] {
  const spent = new Map<string, number>()
  for (const { startTime, nodes, samples, timeDeltas } of profiles) {
    const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]))
    let at = startTime
    for (const [index, id] of samples.entries()) {
      const delta = timeDeltas[index] ?? 0
      at += delta
      if (at < span.from || at > span.to) continue
      const name = names.get(id) ?? '(unknown)'
      spent.set(name, (spent.get(name) ?? 0) + Math.min(delta, SAMPLE_MOST) / 1000)
    }
  }
  spent.delete('(idle)')
  return [...spent].map(([name, ms]) => ({ name, ms })).sort((a, b) => b.ms - a.ms)
}

/** The steady clock now, in µs: the one the profiles use. */
export function steadyNow(): number {
  return Number(process.hrtime.bigint() / 1000n)
}

function nameOf({ functionName, url }: { functionName: string; url: string }): string {
  const name = functionName || '(anonymous)'
  return url ? `${name} in ${basename(url)}` : name
}
