import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { expect } from '@playwright/test'
import { NO_SITE, startCms } from './cms.ts'
import { makeFirstAccount } from './first-account.ts'
import { DEMO_DATA, ROOT, temporaryFolder } from './folders.ts'

/** Folders with the sources of the data, and the code that makes it. */
const SOURCES = ['demo', 'contract/src', 'cms/src', 'cms/server', 'cms/commands', 'e2e/support']

/** A hash of the sources the data was made from. */
const STAMP = `${DEMO_DATA}.made-from`

/**
 * Prepares the data that every test installation starts from: the demo company, published, with the first
 * account. It is kept until one of its sources changes.
 */
export default async function prepareDemoData(): Promise<void> {
  const stamp = stampOf(SOURCES)
  const kept = existsSync(DEMO_DATA) && existsSync(STAMP) && readFileSync(STAMP, 'utf8')
  if (kept === stamp) return
  await mkdir(dirname(DEMO_DATA), { recursive: true })
  await using made = await temporaryFolder(dirname(DEMO_DATA))
  execFileSync(process.execPath, ['commands/demo.ts', 'load'], {
    cwd: join(ROOT, 'cms'),
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: made.path },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const cms = await startCms(made.path, NO_SITE)
  try {
    await makeFirstAccount(cms)
    // Before the tests none of their waiting times holds; a busy machine takes its time.
    const isPublished = () => existsSync(join(made.path, 'published/current'))
    await expect.poll(isPublished, { timeout: 120_000 }).toBe(true)
  } finally {
    await cms.stop()
  }
  await rm(DEMO_DATA, { recursive: true, force: true })
  await rename(made.path, DEMO_DATA)
  await writeFile(STAMP, stamp)
}

/** Equal for the same files with the same content. */
function stampOf(folders: readonly string[]): string {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')))
  for (const folder of folders) {
    const entries = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile())
    for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).sort()) {
      hash.update(relative(ROOT, path)).update(readFileSync(path))
    }
  }
  return hash.digest('hex')
}
