import { connect, type Socket } from 'node:net'

/** Connections that ask and never read. */
type UnreadLines = Disposable

/** Opens `count` connections that send `bytes` immediately and read nothing of the answers. */
export async function openUnreadLines(
  port: number,
  count: number,
  bytes: string,
): Promise<UnreadLines> {
  const lines = await Promise.all(Array.from({ length: count }, () => openLine(port, bytes)))
  return {
    [Symbol.dispose]: () => {
      for (const line of lines) line.resetAndDestroy()
    },
  }
}

function openLine(port: number, bytes: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    socket.pause()
    socket.once('error', reject)
    socket.once('connect', () => {
      // A disconnected socket reports an error, as expected.
      socket.off('error', reject).on('error', () => {})
      socket.write(bytes, () => resolve(socket))
    })
  })
}
