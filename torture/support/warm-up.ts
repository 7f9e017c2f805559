import { Agent, get } from 'node:http'

const REQUESTS = 4000
const AT_ONCE = 16

/**
 * Asks for a page as often as a site that has run for a while was asked: until V8 has compiled what
 * that takes and has taken its working memory, both change without anybody's ill will.
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
