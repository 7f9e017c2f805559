import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { ROOT } from '../environment.ts'

/** What each scenario of `npm run torture` is there to show, by its name. */
export const PROMISES: Readonly<Record<string, string>> = {
  'kill-spool': 'An enquiry whose sender was thanked is kept once, whenever a program is killed',
  'guest-acts': 'So is what guests change by their links, and the restaurant gets a mail of each',
  'power-cut': 'So it is when the power goes; and so are a publish and what staff saved',
  'staying-up': 'Visitors get every page, whatever has become of the desk',
  restarts: 'A new version loses no request and no enquiry',
  'many-machines': 'A machine may die: the others answer, and nothing is lost or doubled',
  'fuzz-site': 'Whatever is sent to the site, it answers as it should',
  'fuzz-desk': 'Whatever is sent to the desk, it answers as it should',
  gate: 'Nobody gets into the desk by another spelling, or by guessing on',
  'never-read': 'Who reads no answer takes no memory from others',
  'slow-sockets': 'Who sends a byte a second keeps nobody waiting',
  'many-addresses': 'A hundred thousand addresses fill no memory',
  'desk-memory': 'The desk gives back the memory that pictures took',
}

const resultSchema = v.object({
  date: v.string(),
  machine: v.object({ cpu: v.string(), cores: v.number() }),
  figures: v.array(
    v.object({ name: v.string(), value: v.string(), goal: v.string(), met: v.boolean() }),
  ),
})

/** The text of docs/dependability.md: each promise, what was found last, and the command that finds it again. */
export function dependabilityDocument(): string {
  const head = ['promise', 'found', 'on', 'again']
  const rows = Object.entries(PROMISES).map(([name, promise]) => [
    promise,
    ...foundIn(name),
    `\`npm run torture -- ${name}\``,
  ])
  const table = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  return `${INTRODUCTION}\n${table.join('\n')}\n`
}

/** The figures of the newest result, and when and where they were measured. */
function foundIn(name: string): [string, string] {
  const file = join(ROOT, 'bench/results', `torture-${name}.json`)
  if (!existsSync(file)) return ['not kept yet', '']
  const { date, machine, figures } = v.parse(resultSchema, JSON.parse(readFileSync(file, 'utf8')))
  const found = figures.map(
    ({ name, value, goal, met }) => `${name}: ${met ? value : `**${value}, goal ${goal}**`}`,
  )
  return [found.join('<br>'), `${date.slice(0, 10)}, ${machine.cores} × ${machine.cpu}`]
}

const INTRODUCTION = `# How dependable it is

Each promise, what was found when it was last tried with the built programs, and the command that tries it again. \`npm run papers\` writes this
page from \`bench/results/torture-*.json\`; a goal that was missed stands in bold. How each is tried: [torture](../torture/README.md). A short form of
many of them is in \`npm test\`; which test shows what: [SECURITY](../SECURITY.md).
`
