import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openSignedInDesk } from '../../../test/signed-in-desk.ts'

const { payload, seenFromOutside, stranger, send, user } = await openSignedInDesk({ role: 'owner' })

test('when many save at the same time, every save succeeds and nothing is lost', async () => {
  const { id, email } = user
  const rename = (name: string) => send(`/api/users/${id}`, { name }, 'PATCH')

  const saved = Array.from({ length: 20 }, (_, i) => rename(`name ${i}`))
  const refused = stranger('/api/users/login', { email, password: 'not the password' })
  expect((await Promise.all(saved)).map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect((await refused).status).toBe(401)
  expect((await rename('the last name')).status).toBe(200)

  expect((await payload.findByID({ collection: 'users', id })).name).toBe('the last name')
  const [row] = await seenFromOutside('SELECT name, login_attempts FROM users')
  expect([row?.name, Number(row?.login_attempts)]).toEqual(['the last name', 1])
})

test('two hundred changes leave no more files open than one', async () => {
  const { id } = user
  const change = (name: string) => payload.update({ collection: 'users', id, data: { name } })
  await change('the first name')
  const open = readdirSync('/proc/self/fd').length
  for (let number = 1; number <= 200; number++) await change(`name ${number}`)
  expect(readdirSync('/proc/self/fd').length).toBeLessThan(open + 10)
})

test('a change that begins like a query waits for the change before it', async () => {
  const { db } = payload
  const id = await db.beginTransaction()
  if (id === null) throw new Error('No transaction')
  const later = db.execute({ db: db.drizzle, raw: RENAMED_LATER }).then(() => 'done', String)
  const req = { transactionID: id }
  await db.updateOne({ collection: 'users', id: user.id, data: { name: 'the first' }, req })
  await db.commitTransaction(id)
  expect(await later).toBe('done')
  expect((await payload.findByID({ collection: 'users', id: user.id })).name).toBe('the later')
})

const RENAMED_LATER = `
  WITH given AS (SELECT 'the later' AS name) UPDATE users SET name = (SELECT name FROM given)`
