import { createServer } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { proves } from '../../scripts/testing/proves.ts'
import { signInTurn } from './sign-in-queue.ts'

test(
  'of fifty sign-ins at once one is tried at a time and most are turned away',
  proves('L02'),
  async () => {
    let running = 0
    let most = 0
    const server = createServer(async (request, response) => {
      const notice = await signInTurn(request, response, '/api/users/login')
      if (notice) return response.writeHead(notice.status).end()
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
  },
)

test('sign-ins that never finish keep nobody waiting', proves('L02'), async () => {
  const server = createServer(async (request, response) => {
    const notice = await signInTurn(request, response, '/api/users/login')
    if (notice) return response.writeHead(notice.status, { Connection: 'close' }).end()
    let body = ''
    for await (const chunk of request) body += chunk
    return response.writeHead(401).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const silent = Array.from({ length: 30 }, () => connect(port, '127.0.0.1'))
  for (const socket of silent) {
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{')
  }
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'a whole body' })
  expect([answer.status, await answer.text()]).toEqual([401, 'a whole body'])
  const large = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    body: 'x'.repeat(20_000),
  })
  expect(large.status).toBe(413)
  for (const socket of silent) socket.destroy()
  server.close()
})
