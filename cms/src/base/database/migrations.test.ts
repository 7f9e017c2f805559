import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { openTestDesk } from '../../../test/test-desk.ts'
import { isInFile, isOnPostgres } from '../which-database.ts'

const MIGRATIONS = join(import.meta.dirname, '../../migrations')

const planSchema = v.object({ statementsToExecute: v.array(v.string()) })

const { payload } = await openTestDesk()
const { databaseAdapter } = await import('./adapter.ts')

test('the committed migrations make the very tables the desk asks for', async () => {
  const { db } = payload
  const { pushSchema } = db.requireDrizzleKit()
  const plan: object = await pushSchema(db.schema, db.drizzle)
  const { statementsToExecute: missing } = v.parse(planSchema, plan)
  // PostgreSQL tells the default of a number as a text, and cuts names after 63 characters, which the
  // tool takes for others.
  const wrong = / SET DEFAULT \d+;$|^(?:DROP|CREATE) INDEX "[^"]{63,}"/
  expect(missing.filter((statement) => !wrong.test(statement))).toEqual([])
})

test.each([
  ['sqlite', 'file:none'],
  ['postgres', 'postgres://nobody@none/none'],
])('no change of the fields lacks its migration in %s', async (folder, address) => {
  const db = (await databaseAdapter(address)).init({ payload })
  if (!isOnPostgres(db) && !isInFile(db)) throw new Error('another database')
  await db.init?.()
  const { generateDrizzleJson, generateMigration } = db.requireDrizzleKit()
  const newest = readdirSync(join(MIGRATIONS, folder)).filter((name) => name.endsWith('.json'))
  const committed = JSON.parse(
    readFileSync(join(MIGRATIONS, folder, newest.toSorted().at(-1) ?? ''), 'utf8'),
  )
  const wanted = await generateDrizzleJson(db.schema)
  expect(await generateMigration(committed, wanted)).toEqual([])
})
