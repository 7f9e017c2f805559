import { readObject } from '@noren/contract/json'
import { type SQL, type SQLWrapper, sql } from '@payloadcms/db-sqlite/drizzle'
import type {
  CreateVersionArgs,
  DeleteVersionsArgs,
  FindVersionsArgs,
  PaginatedDocs,
  TypeWithVersion,
  Where,
} from 'payload'
import * as v from 'valibot'
import { gathered, isOneOfMany } from './save-many.ts'

type Version = TypeWithVersion<object>

/** What both adapters have in common for versions. */
export type VersionDatabase = {
  createVersion(given: CreateVersionArgs): Promise<Version>
  deleteVersions(given: DeleteVersionsArgs): Promise<void>
  findVersions(given: FindVersionsArgs): Promise<PaginatedDocs<Version>>
  execute(given: { db?: object; sql?: SQL }): PromiseLike<unknown>
  sessions: { [id: string | number]: { db: object } }
  tables: { [name: string]: SQLWrapper & { [column: string]: SQLWrapper } }
}

const NEWEST_FIRST = '-updatedAt'

const placedSchema = v.object({ rows: v.array(v.object({ id: v.number() })) })

/** Gathers what the saves of many documents ask about the versions of each. */
export function gatherVersions(database: VersionDatabase): void {
  const createVersion = database.createVersion.bind(database)
  const deleteVersions = database.deleteVersions.bind(database)
  const findVersions = database.findVersions.bind(database)

  /** The ids of the versions that have a place among those of their documents, the newest first. */
  async function idsAt(place: number, of: readonly unknown[], given: FindVersionsArgs) {
    const { sessions, tables } = database
    const session = sessions[(await given.req?.transactionID) ?? '']
    const table = tables[`_${given.collection}_v`]
    if (!session || !table) throw new Error('Documents are saved together in a transaction.')
    const { id, parent, updatedAt } = table
    const answer = await database.execute({
      db: session.db,
      sql: sql`
        SELECT id FROM (
          SELECT ${id} AS id, ROW_NUMBER() OVER (
            PARTITION BY ${parent} ORDER BY ${updatedAt} DESC, ${id} DESC
          ) AS place FROM ${table} WHERE ${parent} IN ${of}
        ) AS placed WHERE place = ${place}`,
    })
    return v.parse(placedSchema, answer).rows.map((row) => row.id)
  }

  // Payload looks for the newest version beyond those that a document may have.
  database.findVersions = gathered<FindVersionsArgs, PaginatedDocs<Version>>({
    one: findVersions,
    kindOf: ({ collection, limit, page, sort, where }) => {
      const isAtPlace = limit === 1 && sort === NEWEST_FIRST && valueIn(where, 'parent')
      return isAtPlace ? `${collection} ${page}` : null
    },
    all: async (asked, first) => {
      const parents = asked.map(({ where }) => valueIn(where, 'parent'))
      const ids = await idsAt(first.page ?? 1, parents, first)
      const found = await findVersions({ ...first, page: 1, limit: 0, where: { id: { in: ids } } })
      return parents.map((parent) => ({
        ...found,
        docs: found.docs.filter((version) => version.parent === parent),
      }))
    },
  })

  database.deleteVersions = gathered({
    one: deleteVersions,
    kindOf: ({ collection }) => collection ?? null,
    all: async (asked, first) => {
      await deleteVersions({ ...first, where: { or: asked.map(({ where }) => where) } })
      return asked.map(() => undefined)
    },
  })

  database.createVersion = async (given) => {
    const { collectionSlug: collection, parent, req, returning } = given
    if (!isOneOfMany() || returning === false) return createVersion(given)
    await createVersion({ ...given, returning: false })
    const { docs } = await database.findVersions({
      collection,
      where: { parent: { equals: parent } },
      sort: NEWEST_FIRST,
      limit: 1,
      pagination: false,
      ...(req && { req }),
    })
    const [newest] = docs
    if (!newest) throw new Error('A version is not there.')
    return newest
  }
}

/** The value that a field is looked for by, where nothing else is asked. */
export function valueIn(where: Where | undefined, field: string): unknown {
  const [only, ...others] = where?.and ?? [where]
  const sought = readObject(only?.[field])
  const asked = [...others, ...Object.keys(only ?? {}), ...Object.keys(sought)]
  return asked.length === 2 ? sought.equals : undefined
}
