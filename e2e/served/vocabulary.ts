import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ROOT, temporaryFolder } from '../support/folders.ts'

/** The vocabulary of schema.org, as the package schema-dts declares it. */
const DECLARATIONS = createRequire(import.meta.url)
  .resolve('schema-dts')
  .replace(/js$/, 'd.ts')

/**
 * The compiler's errors in JSON-LD documents, checked against the vocabulary: unknown types and
 * properties, and values of the wrong type. Each begins with the name of its document; empty
 * without errors.
 */
export async function problemsOf(graphs: Readonly<Record<string, unknown>>): Promise<string[]> {
  await using folder = await temporaryFolder()
  const names = Object.keys(graphs)
  await Promise.all(
    Object.values(graphs).map((graph, index) =>
      writeFile(
        join(folder.path, `${index}.ts`),
        `import type { Thing } from 'schema-dts'\nexport const graph: Thing[] = ${JSON.stringify(graph)}\n`,
      ),
    ),
  )
  const compilerOptions = {
    ...{ strict: true, noEmit: true, skipLibCheck: true, lib: ['esnext'], types: [] },
    ...{ target: 'esnext', module: 'esnext' },
    ...{ moduleResolution: 'bundler', paths: { 'schema-dts': [DECLARATIONS] } },
  }
  await writeFile(join(folder.path, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
  const tsc = join(ROOT, 'node_modules/.bin/tsc')
  const { stdout, status } = spawnSync(tsc, ['-p', '.', '--pretty', 'false'], {
    cwd: folder.path,
    encoding: 'utf8',
  })
  const problems = stdout.split('\n').filter((line) => line.includes('error TS'))
  if (status !== 0 && problems.length === 0) throw new Error(`The compiler failed: ${stdout}`)
  return problems.map((line) =>
    line.replace(
      /^(\d+)\.ts\(.*?\): error TS\d+/,
      (_, index: string) => names[Number(index)] ?? '',
    ),
  )
}

/** Every type named in a document, each once. */
export function typesIn(value: unknown): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap(typesIn))]
  if (!isRecord(value)) return []
  const own = typeof value['@type'] === 'string' ? [value['@type']] : []
  return [...new Set([...own, ...Object.values(value).flatMap(typesIn)])]
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
