import { readObject } from '@noren/contract/json'
import { or, type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import type {
  CollectionSlug,
  CreateArgs,
  CreateVersionArgs,
  DeleteVersionsArgs,
  FindArgs,
  FindOneArgs,
  FindVersionsArgs,
  PaginatedDocs,
  PayloadRequest,
  TypeWithVersion,
  UpdateOneArgs,
  Where,
} from 'payload'
import { createGatherer } from './gather.ts'

type Row = Record<string, unknown>

type Insert = {
  db: object
  tableName: string
  values: Row | Row[]
  onConflictDoUpdate?: { target: unknown; set: unknown; where?: unknown }
}

type Delete = { db: object; tableName: string; where: SQL }

/** What both adapters have in common. */
type Database = {
  // As methods, since each adapter takes its own kind of conflict.
  insert(given: Insert): Promise<Row[]>
  deleteWhere(given: Delete): Promise<void>
  tables: { [name: string]: { [column: string]: { name: string } } }
  create(given: CreateArgs): Promise<Row | null>
  find(given: FindArgs): Promise<{ docs: Row[] }>
  findOne(given: FindOneArgs): Promise<Row | null>
  updateOne(given: UpdateOneArgs): Promise<Row | null>
  createVersion(given: CreateVersionArgs): Promise<unknown>
  deleteVersions(given: DeleteVersionsArgs): Promise<unknown>
  findVersions(given: FindVersionsArgs): Promise<PaginatedDocs<TypeWithVersion<object>>>
}

type Sought = { collection: CollectionSlug; id: unknown; req?: Partial<PayloadRequest> | undefined }

/**
 * The database as the saves of many documents see it: what they ask at the same time is one statement, where
 * an adapter writes and reads each document alone. A document is read among others only by its id alone.
 */
export function databaseOfMany(database: Database): Database {
  const own: Database = Object.create(database)
  const gather = createGatherer()

  const insert = gather<Insert, Row[]>({
    kindOf: ({ tableName, values, onConflictDoUpdate: change }) =>
      change ? `${tableName}: ${Object.keys(values)}` : tableName,
    all: async (asked, { onConflictDoUpdate: change, ...first }) => {
      const given = asked.map(({ values }) => [values].flat())
      const values = given.flat()
      const set = asGiven(database, first.tableName, values[0] ?? {})
      const onConflict = change && { onConflictDoUpdate: { ...change, set } }
      // Both databases answer in the order of the rows.
      const made = await database.insert({ ...first, values, ...onConflict })
      return given.map(({ length }) => made.splice(0, length))
    },
  })
  own.insert = (given) => (given.onConflictDoUpdate?.where ? database.insert(given) : insert(given))

  own.deleteWhere = gather<Delete, void>({
    kindOf: ({ tableName }) => tableName,
    all: async (asked, first) => {
      const where = or(...asked.map(({ where }) => where)) ?? first.where
      await database.deleteWhere({ ...first, where })
      return asked.map(() => undefined)
    },
  })

  const read = gather<Sought, Row | null>({
    kindOf: ({ collection }) => collection,
    all: async (asked, { collection, req }) => {
      const where = { id: { in: asked.map(({ id }) => id) } }
      const { docs } = await database.find({
        collection,
        where,
        limit: 0,
        pagination: false,
        ...(req && { req }),
      })
      const found = new Map(docs.map((doc) => [doc.id, doc]))
      return asked.map(({ id }) => found.get(id) ?? null)
    },
  })
  own.findOne = (given) => {
    const id = !given.select && !given.joins && valueIn(given.where, 'id')
    return id ? read({ ...given, id }) : database.findOne(given)
  }
  own.create = async (given) => {
    await database.create.call(own, { ...given, returning: false })
    return read({ ...given, id: given.data.id })
  }
  own.updateOne = async (given) => {
    await database.updateOne.call(own, { ...given, returning: false })
    return read({ ...given, id: given.id })
  }

  own.createVersion = async (given) => {
    await database.createVersion.call(own, { ...given, returning: false })
    const { parent, versionData: version } = given
    return { parent, version }
  }
  // Payload looks for the newest version beyond those that a document may have.
  own.findVersions = gather({
    kindOf: ({ collection, page }) => `${collection} ${page}`,
    all: async (asked, { page = 1, ...first }) => {
      const parents = asked.map(({ where }) => valueIn(where, 'parent'))
      const found = await database.findVersions({
        ...first,
        limit: 0,
        select: { parent: true, updatedAt: true },
        where: { parent: { in: parents } },
      })
      return parents.map((parent) => {
        const own = found.docs.filter((version) => version.parent === parent)
        return { ...found, docs: own.slice(page - 1, page) }
      })
    },
  })
  own.deleteVersions = gather({
    kindOf: ({ collection }) => String(collection),
    all: async (asked, first) => {
      await database.deleteVersions({ ...first, where: { or: asked.map(({ where }) => where) } })
      return asked.map(() => undefined)
    },
  })
  return own
}

/** Sets each column of a row that exists to the value of the row that was given for it. */
function asGiven(database: Database, tableName: string, row: Row): Record<string, SQL> {
  const columns = Object.keys(row).map((key) => {
    const name = database.tables[tableName]?.[key]?.name ?? key
    return [key, sql`excluded.${sql.identifier(name)}`] as const
  })
  return Object.fromEntries(columns)
}

/** The value that a field is looked for by, where nothing else is asked. */
function valueIn(where: Where | undefined, field: string): unknown {
  const [only, ...others] = where?.and ?? [where]
  const sought = readObject(only?.[field])
  const asked = [...others, ...Object.keys(only ?? {}), ...Object.keys(sought)]
  return asked.length === 2 ? sought.equals : undefined
}
