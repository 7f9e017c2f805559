import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { needFreePort, needWritable } from './environment.ts'

test.each([
  ['another Noren', 'ok\n', ' by another Noren'],
  ['another program', 'something else', ''],
])('npm start says that a port is used by %s (operator N7)', async (_, answer, by) => {
  const server = createServer((_request, response) => response.end(answer)).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await expect(needFreePort('PORT', port, '127.0.0.1')).rejects.toThrow(
    `Port ${port} is in use${by}. Stop what listens there, or set PORT to another port.`,
  )
})

test('a data folder under /proc, which takes no folders, is refused at once (operator N11)', () => {
  expect(() => needWritable('/proc/x/data')).toThrow(
    'The data folder /proc/x/data cannot be written. Change its owner, or set DATA_DIR to another folder.',
  )
})
