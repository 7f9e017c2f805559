import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** Of what a program prints, in bytes: a build says little, a bill of materials is some megabytes. */
const MOST_PRINTED = 256e6

/** Where a program runs, and what it finds in its environment beside ours. */
export type Surroundings = { cwd: string; env?: Record<string, string> }

/** Runs a program. @returns what it printed; throws all it printed when it fails */
export async function run(
  [program = '', ...options]: readonly string[],
  { cwd, env }: Surroundings,
): Promise<string> {
  const surroundings = { cwd, env: { ...process.env, ...env }, maxBuffer: MOST_PRINTED }
  const { stdout } = await execute(program, options, surroundings).catch((error) => {
    const { stdout = '', stderr = '' } = error
    throw new Error(`${program} ${options.join(' ')}\n${stdout}${stderr}`, { cause: error })
  })
  return stdout
}
