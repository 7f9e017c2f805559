import { readdirSync, readFileSync } from 'node:fs'
import { isObject, readObject } from '@noren/contract/json'

/** A value in a file of a company, with the path to it: `company.json.address.en`. */
type Placed = readonly [path: string, value: unknown]

/** The folder of a company as tests read it. */
export function companyFolder(name: 'company' | 'ryokan') {
  const folder = new URL(`../${name}/`, import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  const read = (file: string) => readObject(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
  const isLibrary = (file: string) => /^(?:pictures|films)\.json$/.test(file)
  const written = files
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file, read(file)] as const)
  const documents = written.filter(([file]) => !isLibrary(file))
  return {
    at: (file: string) => new URL(file, folder),
    read,
    documents,
    /** All that documents say, as one text. */
    all: JSON.stringify(documents),
    /** Every value in every file. */
    values: written.flatMap(([file, value]) => valuesIn(value, file)),
    pictures: files.filter((file) => file.startsWith('pictures/')),
  }
}

/** Every value within one, with its path. */
export function valuesIn(value: unknown, path: string): Placed[] {
  const inside = Object.entries(isObject(value) || Array.isArray(value) ? value : {})
  return [[path, value], ...inside.flatMap(([key, each]) => valuesIn(each, `${path}.${key}`))]
}

/** The texts among values: what stands in both languages. */
export function textsAmong(values: readonly Placed[]) {
  return values.flatMap(([path, value]) =>
    isObject(value) && ('en' in value || 'ja' in value) ? [[path, value] as const] : [],
  )
}
