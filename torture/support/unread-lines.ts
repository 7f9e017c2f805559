import { connect, type Socket } from 'node:net'

/** Connections that ask and never read. */
type UnreadLines = Disposable

/** Opens `count` connections that send `bytes` at once and take nothing of what is answered. */
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
      // A line that is let go says so by an error: that is what it is for.
      socket.off('error', reject).on('error', () => {})
      socket.write(bytes, () => resolve(socket))
    })
  })
}
