import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The vocabulary of schema.org, read from the type declarations of the package schema-dts. */
type Vocabulary = {
  /** What a type's declaration extends. */
  parents: Map<string, string[]>
  /** Properties a declaration adds, with the names of the types their values may have. */
  properties: Map<string, Map<string, { range: string[]; deprecated: boolean }>>
  /** What a type may be: its own declaration, its subtypes, `string`, names of an enumeration. */
  unions: Map<string, string[]>
}

const BASIC: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  IdReference: (value) => isRecord(value) && Object.keys(value).join() === '@id',
}

const vocabulary = readVocabulary()

/**
 * What is wrong with a thing in JSON-LD by the vocabulary: types and properties it does not have,
 * deprecated ones, values of another type than a property takes. One line each; empty when nothing.
 */
export function problemsOf(thing: unknown, path = ''): string[] {
  if (!isRecord(thing) || typeof thing['@type'] !== 'string') return [`${path}: no @type`]
  const type = thing['@type']
  if (!vocabulary.parents.has(`${type}Leaf`)) return [`${path}: no type ${type}`]
  const known = propertiesOf(`${type}Leaf`)
  return Object.entries(thing).flatMap(([name, value]) => {
    if (name.startsWith('@')) return []
    const here = `${path}${type}.${name}`
    const property = known.get(name)
    if (!property) return [`${here}: no such property`]
    if (property.deprecated) return [`${here}: deprecated`]
    return [value].flat().flatMap((item) => valueProblems(item, property.range, here))
  })
}

/** Every type named in a document, each once. */
export function typesIn(value: unknown): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap(typesIn))]
  if (!isRecord(value)) return []
  const own = typeof value['@type'] === 'string' ? [value['@type']] : []
  return [...new Set([...own, ...Object.values(value).flatMap(typesIn)])]
}

function valueProblems(value: unknown, range: string[], path: string): string[] {
  const allowed = new Set(range.flatMap((name) => [...membersOf(name)]))
  if (isRecord(value) && '@type' in value) {
    return allowed.has(`${value['@type']}Leaf`)
      ? problemsOf(value, `${path} > `)
      : [`${path}: ${value['@type']} is not one of ${range.join(', ')}`]
  }
  const fits = [...allowed].some((name) => BASIC[name]?.(value) || name === JSON.stringify(value))
  return fits ? [] : [`${path}: ${JSON.stringify(value)} is not one of ${range.join(', ')}`]
}

/** A type and all it may be, down to the basic ones. */
function membersOf(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen
  seen.add(name)
  for (const member of vocabulary.unions.get(name) ?? []) membersOf(member, seen)
  return seen
}

function propertiesOf(declaration: string): Map<string, { range: string[]; deprecated: boolean }> {
  const inherited = (vocabulary.parents.get(declaration) ?? []).flatMap((parent) => [
    ...propertiesOf(parent),
  ])
  return new Map([...inherited, ...(vocabulary.properties.get(declaration) ?? [])])
}

function readVocabulary(): Vocabulary {
  const entry = createRequire(import.meta.url).resolve('schema-dts')
  const source = readFileSync(join(dirname(entry), 'schema.d.ts'), 'utf8')
  const found: Vocabulary = { parents: new Map(), properties: new Map(), unions: new Map() }
  for (const [, name = '', parents = '', body = ''] of source.matchAll(
    /^(?:export )?interface (\w+) extends ([^{]+) \{\n([\s\S]*?)^\}/gm,
  )) {
    found.parents.set(name, parents.split(', '))
    const properties = body.matchAll(
      /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/)?\s*"(\w+)"\?: SchemaValue<(.+), "\w+">;/g,
    )
    found.properties.set(
      name,
      new Map(
        [...properties].map(([, comment = '', property = '', range = '']) => [
          property,
          { range: range.split(' | '), deprecated: comment.includes('@deprecated') },
        ]),
      ),
    )
  }
  for (const [, name = '', union = ''] of source.matchAll(/^export type (\w+) = (.+);$/gm)) {
    found.unions.set(name, union.split(' | '))
  }
  return found
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
