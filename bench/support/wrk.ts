import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** The result of loading one server. */
export type Load = { requestsPerSecond: number; p50: number; p99: number }

const MS = { us: 0.001, ms: 1, s: 1000 } as const

/**
 * Loads an address over 32 connections from one core. Throws when an answer fails.
 * @param core where wrk runs, so that it does not share the server's
 */
export async function load(url: string, seconds: number, core: number): Promise<Load> {
  const { stdout } = await promisify(execFile)('taskset', [
    '-c',
    String(core),
    'wrk',
    ...['-t', '1', '-c', '32', '-d', `${seconds}s`, '--latency'],
    ...['-H', 'Accept-Encoding: gzip', url],
  ])
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} did not answer:\n${stdout}`)
  return {
    requestsPerSecond: Number(found(/Requests\/sec:\s+([\d.]+)/, stdout)[1]),
    p50: latency('50', stdout),
    p99: latency('99', stdout),
  }
}

function latency(percent: string, output: string): number {
  const [, value, unit] = found(new RegExp(`${percent}%\\s+([\\d.]+)(us|ms|s)`), output)
  return Number(value) * (unit === 'us' || unit === 'ms' || unit === 's' ? MS[unit] : Number.NaN)
}

function found(pattern: RegExp, output: string): RegExpExecArray {
  const match = pattern.exec(output)
  if (!match) throw new Error(`wrk printed something unexpected:\n${output}`)
  return match
}
