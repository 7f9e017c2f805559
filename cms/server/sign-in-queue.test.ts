import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { signInTurn } from './sign-in-queue.ts'

test('L02 of fifty sign-ins at once one is tried at a time and most are turned away', async () => {
  let running = 0
  let most = 0
  const server = createServer(async (request, response) => {
    if (!(await signInTurn(request, response))) return response.writeHead(429).end()
    running += 1
    most = Math.max(most, running)
    await sleep(2)
    running -= 1
    return response.writeHead(401).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const signIn = () => fetch(`http://127.0.0.1:${port}/api/users/login`, { method: 'POST' })
  const answers = await Promise.all(Array.from({ length: 50 }, signIn))
  const turnedAway = answers.filter(({ status }) => status === 429)
  expect(most).toBe(1)
  expect(turnedAway.length).toBeGreaterThan(0)
  expect((await signIn()).status).toBe(401)
  server.close()
})
