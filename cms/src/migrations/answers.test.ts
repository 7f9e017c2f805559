import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'
import { openTestDesk } from '../../test/test-desk.ts'
import { isInFile, isOnPostgres } from '../base/which-database.ts'
import { migrations as onServer } from './postgres/index.ts'
import { migrations as inFile } from './sqlite/index.ts'

const { payload } = await openTestDesk()

/** The first migration of reply texts, and the later ones of letters that stand in its table. */
const STEPS = ['answers', 'tables', 'evenings']

async function step(direction: 'up' | 'down', step: string): Promise<void> {
  const req = await createLocalReq({}, payload)
  const { db } = payload
  const isIt = ({ name }: { name: string }) => name.replace(/^[\d_]+/, '') === step
  if (isInFile(db)) await inFile.find(isIt)?.[direction]({ db: db.drizzle, payload, req })
  if (isOnPostgres(db)) await onServer.find(isIt)?.[direction]({ db: db.drizzle, payload, req })
}

test('reply texts that staff have saved stay, and the kinds that are new begin with the desk’s own', async () => {
  const saved = { subject: 'お返事', text: 'いつもありがとうございます。' }
  const data = { answer: saved, confirmed: saved, declined: saved }
  await payload.updateGlobal({ slug: 'reply-letters', locale: 'ja', data })
  for (const each of STEPS.toReversed()) await step('down', each)
  for (const each of STEPS) await step('up', each)
  const texts = await payload.findGlobal({ slug: 'reply-letters', locale: 'ja' })
  expect(texts.answer).toEqual(saved)
  expect(texts.recruitment?.text).toMatch(/^\{name\} 様\n\nこのたびは当社での仕事に/)
})
