import { temporaryFolder } from '../e2e/support/folders.ts'
import { type Framework, makePeer } from './peers/framework.ts'
import { OURS, type Row, rowOf, withOurGoals } from './row.ts'
import { frameworks, limits, noren, type Subject, startSubject } from './subjects.ts'
import { freshCopy, packagesIn, secondsOf, secondsOfNpm } from './support/checkout.ts'
import { siteCommand } from './support/site.ts'

const STARTS = 5

/** From a fresh clone to the first answer: packages, build and the start of the process. */
export async function run(): Promise<Row[]> {
  return [
    ...(await installSite()),
    ...(await installPeer('Next static', 'next-static')),
    ...(await installPeer('React Router SSR', 'react-router-ssr')),
    ...(await coldStarts()),
  ]
}

async function installSite(): Promise<Row[]> {
  await using copy = await temporaryFolder()
  await using data = await temporaryFolder()
  await freshCopy(copy.path)
  const fill = `(await import('./scripts/install.mjs')).install('site')`
  const install = await secondsOf(process.execPath, ['--input-type=module', '-e', fill], copy.path)
  const megabytes = await packagesIn(copy.path)
  const build = await secondsOfNpm(['run', 'build', '-w', 'site'], copy.path)
  const command = (port: number) => siteCommand(port, data.path, copy.path)
  await using first = await startSubject({ name: OURS, command })
  return [
    rowOf(OURS, 'installation', 's', [install], { atMost: 15 }),
    rowOf(OURS, 'packages to build', 'MB', [megabytes], { atMost: 120 }),
    rowOf(OURS, 'build', 's', [build], { atMost: 5 }),
    rowOf(OURS, 'first start after a build', 'ms', [first.coldStart]),
  ]
}

async function installPeer(name: string, source: Framework): Promise<Row[]> {
  await using folder = await temporaryFolder()
  const { install, build } = await makePeer(source, folder.path)
  return [
    rowOf(name, 'installation', 's', [install]),
    rowOf(name, 'packages to build', 'MB', [await packagesIn(folder.path)]),
    rowOf(name, 'build', 's', [build]),
  ]
}

async function coldStarts(): Promise<Row[]> {
  await using data = await temporaryFolder()
  await using folder = await temporaryFolder()
  const subjects = [noren(data.path), ...limits('', folder.path), ...(await frameworks())]
  const times = new Map<Subject, number[]>(subjects.map((subject) => [subject, []]))
  for (let round = 0; round < STARTS; round++) {
    for (const [subject, runs] of times) {
      await using server = await startSubject(subject)
      runs.push(server.coldStart)
    }
  }
  const goal = { atMost: 400 }
  const rows = [...times].map(([{ name }, runs]) =>
    rowOf(name, 'start to first 200', 'ms', runs, goal),
  )
  return withOurGoals(rows)
}
