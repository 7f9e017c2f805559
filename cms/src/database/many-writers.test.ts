import { expect, test } from 'vitest'
import { openTestDesk } from '../../test/test-desk.ts'

test('of many who save at the same moment everyone is served and everything is kept', async () => {
  const desk = await openTestDesk()
  const data = { email: 'a@example.jp', password: 'three waves in a row', role: 'owner' as const }
  const { id } = await desk.payload.create({ collection: 'users', data })
  const { token = '' } = await desk.payload.login({ collection: 'users', data })
  const send = (path: string, method: string, body: object) =>
    desk.request(`/api/users${path}`, { method, body: JSON.stringify(body), token })
  const rename = (name: string) => send(`/${id}`, 'PATCH', { name })

  const saved = Array.from({ length: 20 }, (_, i) => rename(`name ${i}`))
  const refused = send('/login', 'POST', { email: data.email, password: 'not the password' })
  expect((await Promise.all(saved)).map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect((await refused).status).toBe(401)
  expect((await rename('the last name')).status).toBe(200)

  expect((await desk.payload.findByID({ collection: 'users', id })).name).toBe('the last name')
  const [row] = await desk.seenFromOutside('SELECT name, login_attempts FROM users')
  expect([row?.name, Number(row?.login_attempts)]).toEqual(['the last name', 1])
  await desk.close()
})
