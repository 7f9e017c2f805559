import { execFileSync } from 'node:child_process'
import { ROOT } from '../environment.ts'
import { RUNS, type Run } from './runs.ts'
import { touchedBy } from './touched.ts'

/** Runs whose tests import what they test: the runner itself finds those a change can affect. */
const BY_IMPORTS = ['unit', 'cms', 'cms-postgres']

/** What runs for the work since the last commit, or for the last commit when there is none since. */
export function runsForChanges(): { runs: Record<string, Run>; said: string[] } {
  const isDirty = git('status', '--porcelain') !== ''
  const since = isDirty ? 'HEAD' : 'HEAD~1'
  const files = [
    ...git('diff', '--name-only', since).split('\n'),
    ...git('ls-files', '--others', '--exclude-standard').split('\n'),
  ].filter(Boolean)
  const touched = touchedBy(files)
  const runs: Record<string, Run> = {}
  const left: string[] = []
  for (const [name, run] of Object.entries(RUNS)) {
    const only = touched.get(name)
    if (BY_IMPORTS.includes(name)) {
      const command = [...run.command, `--changed=${since}`, '--passWithNoTests']
      runs[name] = { ...run, command, mayBeEmpty: true }
    } else if (!run.tests || name === 'static') runs[name] = run
    else if (only === undefined) left.push(name)
    else runs[name] = { ...run, command: [...run.command, ...narrowed(name, only)] }
  }
  const said = [
    `${files.length} files changed since ${isDirty ? 'the last commit' : 'the one before the last'}.`,
    ...[...touched]
      .filter(([, only]) => only.length > 0)
      .map(([name, only]) => `Of ${name} only: ${only.join(' ')}`),
    `Left out: ${left.join(', ') || 'nothing'}, and what imports nothing of it in ${BY_IMPORTS.join(', ')}.`,
  ]
  return { runs, said }
}

function narrowed(name: string, only: readonly string[]): readonly string[] {
  return name === 'e2e/visits' && only.length > 0 ? [`--grep=${only.join('|')}`] : only
}

function git(...options: string[]): string {
  return execFileSync('git', options, { cwd: ROOT, encoding: 'utf8' }).trim()
}
