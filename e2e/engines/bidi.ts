import { isObject, readObject, readText } from '@noren/contract/json'

/** A connection to a browser that speaks WebDriver BiDi (https://w3c.github.io/webdriver-bidi). */
type Bidi = {
  /** Sends a command; throws the browser's error when it refuses. */
  send(method: string, params?: object): Promise<Record<string, unknown>>
  /** Calls back with the parameters of every event of this name. */
  on(event: string, listen: (params: Record<string, unknown>) => void): void
}

export async function connect(address: string): Promise<Bidi> {
  const socket = new WebSocket(address)
  const waiting = new Map<unknown, (answer: Record<string, unknown>) => void>()
  const listeners = new Map<string, (params: Record<string, unknown>) => void>()
  socket.addEventListener('message', ({ data }) => {
    const message = readObject(JSON.parse(String(data)))
    waiting.get(message.id)?.(message)
    waiting.delete(message.id)
    listeners.get(readText(message.method))?.(readObject(message.params))
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  let id = 0
  return {
    async send(method, params = {}) {
      const { promise, resolve } = Promise.withResolvers<Record<string, unknown>>()
      waiting.set(++id, resolve)
      socket.send(JSON.stringify({ id, method, params }))
      const { result, error, message } = await promise
      if (!isObject(result)) throw new Error(`${method}: ${error} ${message}`)
      return result
    },
    on: (event, listen) => listeners.set(event, listen),
  }
}
