/** Metrics of a program in the text format of Prometheus, version 0.0.4. */

/** Names and values that distinguish samples: from closed sets, never from a request. */
export type Labels = Readonly<Record<string, string>>

/** One number of a metric; `suffix` is for the lines of a histogram. */
export type Sample = { value: number; labels?: Labels; suffix?: string }

/** A metric with its samples, as a program reports it now. */
export type Metric = {
  /** Begins with `noren_`, or is a name that all programs on Node share; ends with its unit. */
  name: string
  type: 'counter' | 'gauge' | 'histogram'
  help: string
  samples: readonly Sample[]
}

/** Content type of {@link metricsText}. */
export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/** A number that only grows while the program runs. */
export function counter(name: string, help: string, value: number | readonly Sample[]): Metric {
  return { name, help, type: 'counter', samples: samplesOf(value) }
}

/** A number as it is now; `null`: unknown, or not present here. */
export function gauge(
  name: string,
  help: string,
  value: number | boolean | null | readonly Sample[],
): Metric {
  return { name, help, type: 'gauge', samples: samplesOf(value) }
}

function samplesOf(value: number | boolean | null | readonly Sample[]): readonly Sample[] {
  if (value === null) return []
  return typeof value === 'object' ? value : [{ value: Number(value) }]
}

/** The metrics as Prometheus reads them; those without samples are left out. */
export function metricsText(metrics: readonly Metric[]): string {
  const lines = metrics
    .filter(({ samples }) => samples.length > 0)
    .flatMap(({ name, type, help, samples }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...samples.map(
        ({ suffix = '', labels = {}, value }) => `${name}${suffix}${labelText(labels)} ${value}`,
      ),
    ])
  return `${lines.join('\n')}\n`
}

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

function escaped(value: string): string {
  return value.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n')
}

/** Counts how often each of a few things happened; those that never did are reported as 0. */
export type Tally<Key extends string> = {
  add: (key: Key, times?: number) => void
  /** @param label the label whose values are the keys */
  samples: (label: string) => Sample[]
}

export function createTally<Key extends string>(keys: readonly Key[]): Tally<Key> {
  const counts = new Map<Key, number>(keys.map((key) => [key, 0]))
  return {
    add: (key, times = 1) => counts.set(key, (counts.get(key) ?? 0) + times),
    samples: (label) => [...counts].map(([key, value]) => ({ labels: { [label]: key }, value })),
  }
}

/** Upper bounds of how long something took, in seconds. */
const BOUNDS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Durations, as counts below {@link BOUNDS}. */
export type Histogram = {
  observe: (seconds: number) => void
  samples: (labels?: Labels) => Sample[]
}

export function createHistogram(): Histogram {
  /** How many durations are within each bound and over the one before. */
  const counts = BOUNDS.map(() => 0)
  let count = 0
  let sum = 0
  return {
    observe(seconds) {
      count++
      sum += seconds
      const at = BOUNDS.findIndex((bound) => seconds <= bound)
      if (at !== -1) counts[at] = (counts[at] ?? 0) + 1
    },
    samples: (labels = {}) => {
      let upTo = 0
      const buckets = BOUNDS.map((bound, at) => {
        upTo += counts[at] ?? 0
        return { suffix: '_bucket', labels: { ...labels, le: String(bound) }, value: upTo }
      })
      return [
        ...buckets,
        { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
        { suffix: '_sum', labels, value: sum },
        { suffix: '_count', labels, value: count },
      ]
    },
  }
}
