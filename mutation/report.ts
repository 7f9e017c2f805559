import * as v from 'valibot'

const positionSchema = v.object({ line: v.number(), column: v.number() })

const mutantSchema = v.object({
  id: v.string(),
  mutatorName: v.string(),
  replacement: v.optional(v.string(), ''),
  status: v.picklist([
    'Killed',
    'Survived',
    'NoCoverage',
    'Timeout',
    'Ignored',
    'CompileError',
    'RuntimeError',
    'Pending',
  ]),
  location: v.object({ start: positionSchema, end: positionSchema }),
  testsCompleted: v.optional(v.number(), 0),
})

const reportSchema = v.object({
  files: v.record(v.string(), v.object({ source: v.string(), mutants: v.array(mutantSchema) })),
})

/** A change that no test noticed, by what identifies it as lines above it come and go. */
export type Survivor = {
  /** From the root. */
  file: string
  /** Stryker's name of the kind of change. */
  kind: string
  /** What was replaced, without the spaces around it, cut after 200 characters. */
  was: string
  became: string
}

export type Tried = {
  /** Changes that a test noticed, by failing or by never ending. */
  noticed: number
  survivors: Survivor[]
  /** Places that no test runs: they count as not noticed. */
  untested: Survivor[]
}

/**
 * What a report of Stryker says.
 * @throws where a change is said to have survived that no test was run against, or was not tried: that proves
 * nothing (older runners reported so of everything)
 */
export function readReport(json: unknown): Tried {
  const tried: Tried = { noticed: 0, survivors: [], untested: [] }
  for (const [file, { source, mutants }] of Object.entries(v.parse(reportSchema, json).files)) {
    for (const mutant of mutants) {
      const { mutatorName: kind, replacement: became, location, status, testsCompleted } = mutant
      const change = { file, kind, was: between(source, location), became: became.slice(0, 200) }
      const where = `${file}:${location.start.line} ${kind}`
      if (status === 'Pending') throw new Error(`${where} was not tried`)
      if (status === 'Survived' && testsCompleted === 0)
        throw new Error(`${where} is said to survive, but no test was run against it`)
      if (status === 'Killed' || status === 'Timeout') tried.noticed += 1
      else if (status === 'Survived') tried.survivors.push(change)
      else if (status === 'NoCoverage') tried.untested.push(change)
    }
  }
  return tried
}

/** In per cent, of all that was tried; 100 where there was nothing. */
export function scoreOf({ noticed, survivors, untested }: Tried): number {
  const all = noticed + survivors.length + untested.length
  return all === 0 ? 100 : (100 * noticed) / all
}

type Location = v.InferOutput<typeof mutantSchema>['location']

/** The text of a place; lines and columns begin at 1. */
function between(source: string, { start, end }: Location): string {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  return lines
    .map((line, at) =>
      line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined),
    )
    .join('\n')
    .trim()
    .slice(0, 200)
}
