import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const CMS = join(import.meta.dirname, '..')

/** Node's options that let a program load in half the time. */
export const QUICKLY = ['--import', join(import.meta.dirname, 'quick-imports.ts')]

/** How a program ended, and what it printed. */
export type Ended = { code: number; said: string; warned: string }

/** Runs a program of the CMS to its end, as an operator would, with only these settings. */
export async function runProgram(
  env: Record<string, string | undefined>,
  ...command: string[]
): Promise<Ended> {
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, [...QUICKLY, ...command], {
    cwd: CMS,
    env: { PATH, HOME, NODE_ENV: 'production', ...env },
  })
  const [said, warned, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { code, said, warned }
}
