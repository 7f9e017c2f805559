import { join } from 'node:path'
import { ROOT, temporaryFolder } from './folders.ts'
import { applyFile, readExamples } from './guide-examples.ts'
import { type Site, startSite } from './site.ts'
import { compileErrors, copySources, runCommand, runScript } from './source-copy.ts'

/** The demo company, with what its tests need of it. */
const DEMO = ['demo', ':!demo/ryokan']

/** A SITE built from a copy of the sources with all examples of the guide, and what the compiler says of both zones. */
export type BuiltExamples = AsyncDisposable & { site: Site; errors: string[] }

/** Does what the guide says, example after example, and shows it to visitors. */
export async function buildExamples(): Promise<BuiltExamples> {
  await using started = new AsyncDisposableStack()
  const { path } = started.use(await temporaryFolder(join(ROOT, 'test-results')))
  await copySources(path, DEMO)
  for (const { files } of await readExamples()) {
    for (const file of files) await applyFile(path, file)
  }
  await Promise.all([
    runCommand(path, 'generate'),
    runCommand(path, 'migrate:create', '--', 'examples'),
    runScript(path, 'site', 'build'),
  ])
  const [errors] = await Promise.all([compileErrors(path), runCommand(path, 'demo:publish')])
  const site = await startSite(join(path, 'data'), {}, path)
  started.defer(site.stop)
  const running = started.move()
  return { site, errors, [Symbol.asyncDispose]: () => running.disposeAsync() }
}
