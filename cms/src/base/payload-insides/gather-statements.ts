import { or, type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import type {
  CollectionSlug,
  CreateArgs,
  FindArgs,
  FindOneArgs,
  PayloadRequest,
  UpdateOneArgs,
} from 'payload'
import { gatherVersions, type VersionDatabase, valueIn } from './gather-versions.ts'
import { gathered, isOneOfMany } from './save-many.ts'

type Row = Record<string, unknown>

type Insert = {
  db: object
  tableName: string
  values: Row | Row[]
  onConflictDoUpdate?: { target: unknown; set: unknown; where?: unknown }
}

/** What both adapters have in common. */
type Database = VersionDatabase & {
  // As methods, since each adapter takes its own kind of conflict.
  insert(given: Insert): Promise<Row[]>
  deleteWhere(given: { db: object; tableName: string; where: SQL }): Promise<void>
  tables: { [name: string]: { [column: string]: { name: string } } }
  create(given: CreateArgs): Promise<Row | null>
  find(given: FindArgs): Promise<{ docs: Row[] }>
  findOne(given: FindOneArgs): Promise<Row | null>
  updateOne(given: UpdateOneArgs): Promise<Row | null>
}

/**
 * Makes one statement of what the saves of many documents ask a database at the same time. An adapter writes
 * and reads each document alone.
 */
export function gatherStatements(database: Database): void {
  gatherRows(database)
  gatherDocuments(database)
  gatherVersions(database)
}

function gatherRows(database: Database): void {
  const insert = database.insert.bind(database)
  const deleteWhere = database.deleteWhere.bind(database)

  /** Sets each column of a row that exists to the value of the row that was given for it. */
  function asGiven(tableName: string, row: Row): Record<string, SQL> {
    const columns = Object.keys(row).map((key) => {
      const name = database.tables[tableName]?.[key]?.name ?? key
      return [key, sql`excluded.${sql.identifier(name)}`] as const
    })
    return Object.fromEntries(columns)
  }

  database.insert = gathered({
    one: insert,
    kindOf: ({ tableName, values, onConflictDoUpdate: change }) => {
      if (!change) return tableName
      return change.where ? null : `${tableName}: ${Object.keys(values)}`
    },
    all: async (asked, { onConflictDoUpdate: change, ...first }) => {
      const given = asked.map(({ values }) => (Array.isArray(values) ? values : [values]))
      const values = given.flat()
      const set = asGiven(first.tableName, values[0] ?? {})
      const onConflict = change && { onConflictDoUpdate: { ...change, set } }
      // Both databases answer in the order of the rows.
      const made = await insert({ ...first, values, ...onConflict })
      return given.map(({ length }) => made.splice(0, length))
    },
  })

  database.deleteWhere = gathered({
    one: deleteWhere,
    kindOf: ({ tableName }) => tableName,
    all: async (asked, first) => {
      const where = or(...asked.map(({ where }) => where)) ?? first.where
      await deleteWhere({ ...first, where })
      return asked.map(() => undefined)
    },
  })
}

type Sought = { collection: CollectionSlug; id: unknown; req?: Partial<PayloadRequest> | undefined }

function gatherDocuments(database: Database): void {
  const create = database.create.bind(database)
  const findOne = database.findOne.bind(database)
  const updateOne = database.updateOne.bind(database)

  const read = gathered<Sought, Row | null>({
    one: ({ id, req, collection }) =>
      findOne({ collection, where: { id: { equals: id } }, ...(req && { req }) }),
    kindOf: ({ collection }) => collection,
    all: async (asked, { collection, req }) => {
      const where = { id: { in: asked.map(({ id }) => id) } }
      const whole = { limit: 0, pagination: false }
      const { docs } = await database.find({ collection, where, ...whole, ...(req && { req }) })
      const found = new Map(docs.map((doc) => [doc.id, doc]))
      return asked.map(({ id }) => found.get(id) ?? null)
    },
  })

  database.findOne = (given) => {
    const isWhole = !given.select && !given.joins
    const id = isOneOfMany() && isWhole && valueIn(given.where, 'id')
    return id ? read({ ...given, id }) : findOne(given)
  }
  database.create = async (given) => {
    if (!isOneOfMany()) return create(given)
    await create({ ...given, returning: false })
    return read({ ...given, id: given.data.id })
  }
  database.updateOne = async (given) => {
    if (!isOneOfMany()) return updateOne(given)
    await updateOne({ ...given, returning: false })
    return read({ ...given, id: given.id })
  }
}
