import { once } from 'node:events'
import { createServer, IncomingMessage, ServerResponse } from 'node:http'
import { connect, Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { proves } from '../../scripts/testing/proves.ts'
import { ADDRESSES } from '../test/addresses.ts'
import { deskRoutes } from './routes.ts'
import { signInTurn } from './sign-in-queue.ts'

const routes = deskRoutes(ADDRESSES)

test('all that strangers send to become a member of staff is a sign-in, and nothing else', async () => {
  const refused: string[] = []
  for (const { method, path } of ADDRESSES) {
    const request = new IncomingMessage(new Socket())
    // Larger than any sign-in, which does not even wait then.
    Object.assign(request, { method, headers: { 'content-length': '1000000' } })
    if (await signInTurn(request, new ServerResponse(request), path, routes)) refused.push(path)
  }
  expect(refused).toEqual([
    '/api/users/first-register',
    '/api/users/join',
    '/api/users/join/look',
    '/api/users/login',
  ])
})

test(
  'of fifty simultaneous sign-ins one is tried at a time and most are refused',
  proves('L02'),
  async () => {
    let running = 0
    let most = 0
    const server = createServer(async (request, response) => {
      const gateAnswer = await signInTurn(request, response, '/api/users/login', routes)
      if (gateAnswer) return response.writeHead(gateAnswer.status).end()
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

test('a network that keeps the queue full only shuts itself out', proves('L02'), async () => {
  const tried: string[] = []
  const member = '9.9.9.9, 198.51.100.7'
  let before = 0
  const server = createServer(async (request, response) => {
    const from = String(request.headers['x-forwarded-for'])
    if (from === member) before = tried.length
    const gateAnswer = await signInTurn(request, response, '/api/users/login', routes)
    if (gateAnswer) return response.writeHead(gateAnswer.status).end()
    tried.push(from)
    await sleep(20)
    return response.writeHead(401).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const signIn = (from: string) =>
    fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers: { 'X-Forwarded-For': from } })
  const attack = [
    ...Array.from({ length: 30 }, (_, host) => signIn(`203.0.113.${host}`)),
    ...Array.from({ length: 30 }, (_, host) => signIn(`2001:db8:1:${host}::1`)),
  ]
  const turnedAway = attack.map(async (answer) => (await answer).status === 429 || Promise.reject())
  await Promise.any(turnedAway)
  expect((await signIn(member)).status).toBe(401)
  expect(tried.indexOf(member) - before).toBeLessThanOrEqual(3)
  await Promise.allSettled(turnedAway)
  server.close()
})

test('a sign-in that is cancelled while it waits is not tried', async () => {
  const tried: (string | undefined)[] = []
  let end = () => {}
  const server = createServer(async (request, response) => {
    const gateAnswer = await signInTurn(request, response, '/api/users/login', routes)
    if (gateAnswer) return response.end()
    tried.push(request.url)
    if (request.url === '/first') {
      end = () => response.end()
      isTried()
    } else response.end()
  })
  let isTried = () => {}
  const first = new Promise<void>((resolve) => {
    isTried = resolve
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const signIn = (path: string, signal?: AbortSignal) =>
    fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', ...(signal && { signal }) })
  const running = signIn('/first')
  await first
  const left = new AbortController()
  const waits = new Promise<ServerResponse>((resolve) =>
    server.once('request', (_, response) => resolve(response)),
  )
  const gone = signIn('/gone', left.signal).catch(() => null)
  const closed = once(await waits, 'close')
  // Its body arrives two turns later, and it is in the queue.
  await new Promise(setImmediate)
  await new Promise(setImmediate)
  left.abort()
  await Promise.all([gone, closed])
  const last = signIn('/last')
  end()
  await Promise.all([running, last])
  expect(tried).toEqual(['/first', '/last'])
  server.close()
})

test('sign-ins that never finish keep no one waiting', proves('L02'), async () => {
  const server = createServer(async (request, response) => {
    const gateAnswer = await signInTurn(request, response, '/api/users/login', routes)
    if (gateAnswer) return response.writeHead(gateAnswer.status, { Connection: 'close' }).end()
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

test('a sign-in larger than any is refused as that, also when it does not say its size', async () => {
  const server = createServer(async (request, response) => {
    const refusal = await signInTurn(request, response, '/api/users/login', routes)
    response.writeHead(refusal?.status ?? 200, { Connection: 'close' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n')
  socket.write(`5000\r\n${'a'.repeat(0x5000)}\r\n`)
  expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1.1 413 /)
  socket.destroy()
  server.close()
})
