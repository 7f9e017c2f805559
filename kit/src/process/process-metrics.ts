import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks'
import { counter, gauge, type Metric } from '../metrics.ts'

const NANOSECOND = 1e-9
const MICROSECOND = 1e-6
const MS = 1e-3

/**
 * Watches this process from now on: memory, processor, event loop, garbage collection and what it was
 * built from, under the names that exporters for Node share.
 *
 * @param version of the program
 */
export function watchProcess(version: string): { metrics: () => Metric[]; stop: () => void } {
  const delay = monitorEventLoopDelay()
  delay.enable()
  let collecting = 0
  const collections = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) collecting += duration * MS
  })
  collections.observe({ entryTypes: ['gc'] })

  return {
    metrics: () => {
      const { user, system } = process.cpuUsage()
      const { rss, heapUsed, heapTotal, external } = process.memoryUsage()
      const node = process.version
      const [p99, max] = [delay.percentile(99), delay.max].map((time) => time * NANOSECOND)
      // Each report covers the time since the last one, so that a slow hour does not hide the next.
      const told = delay.count > 0
      delay.reset()
      return [
        gauge('noren_build_info', 'What runs.', [{ labels: { version, node }, value: 1 }]),
        gauge(
          'process_start_time_seconds',
          'When it started, in seconds since 1970.',
          Math.round(Date.now() / 1000 - process.uptime()),
        ),
        counter(
          'process_cpu_seconds_total',
          'Processor time taken.',
          (user + system) * MICROSECOND,
        ),
        gauge('process_resident_memory_bytes', 'Memory in use.', rss),
        gauge('nodejs_heap_size_used_bytes', 'Objects of JavaScript.', heapUsed),
        gauge('nodejs_heap_size_total_bytes', 'Room for objects of JavaScript.', heapTotal),
        gauge('nodejs_external_memory_bytes', 'Buffers beside the heap.', external),
        gauge(
          'nodejs_eventloop_lag_p99_seconds',
          'Delay of the event loop since the last look, 99th percentile.',
          told && p99 !== undefined ? p99 : null,
        ),
        gauge(
          'nodejs_eventloop_lag_max_seconds',
          'Longest delay of the event loop since the last look.',
          told && max !== undefined ? max : null,
        ),
        counter('nodejs_gc_seconds_total', 'Time spent collecting garbage.', collecting),
      ]
    },
    stop: () => {
      delay.disable()
      collections.disconnect()
    },
  }
}
