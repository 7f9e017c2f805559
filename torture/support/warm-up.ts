import { Agent, get } from 'node:http'

const REQUESTS = 4000
const AT_ONCE = 16

/**
 * Requests a page as often as on a site that has run for a while: until V8 has compiled the code and taken
 * its working memory, both change without an attack.
 */
export async function warmUp(url: string): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  await Promise.all(Array.from({ length: REQUESTS }, () => visit(url, agent)))
  agent.destroy()
}

function visit(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => answer.resume().on('end', resolve)).on('error', reject)
  })
}
