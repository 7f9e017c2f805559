import { readObject, readText } from '@noren/contract/json'

/**
 * Sends a command of a session with a browser behind a WebDriver server
 * (https://www.w3.org/TR/webdriver2); throws the driver's error when it refuses.
 */
export type Send = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<unknown>

/** Opens a session with the driver at `origin`. */
export async function openSession(origin: string, capabilities: object): Promise<Send> {
  const wanted = { capabilities: { alwaysMatch: capabilities } }
  const { sessionId } = readObject(await ask(`${origin}/session`, 'POST', wanted))
  const session = `${origin}/session/${readText(sessionId)}`
  return (method, path, body) => ask(session + path, method, body)
}

async function ask(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { value } = readObject(await response.json())
  if (response.ok) return value
  const { error, message } = readObject(value)
  throw new Error(`${method} ${url}: ${error} ${message}`)
}
