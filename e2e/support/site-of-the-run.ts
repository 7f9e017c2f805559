import type { TestProject } from 'vitest/node'
import { temporaryFolder } from './folders.ts'
import { startSite } from './site.ts'

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only interfaces are merged
  interface ProvidedContext {
    /** A SITE that shows the demo company, the same for all tests. */
    site: { origin: string; port: number }
  }
}

/** Starts the SITE that all tests of served pages use. */
export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const data = await temporaryFolder()
  const { origin, port, stop } = await startSite(data.path)
  project.provide('site', { origin, port })
  return async () => {
    await stop()
    await data[Symbol.asyncDispose]()
  }
}
