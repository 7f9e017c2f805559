import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { afterAll } from 'vitest'

/** Answers in SITE's place until the tests of the file are over. @returns the desk's setting for it */
export async function standInForSite(answer: RequestListener): Promise<{ SITE_URL: string }> {
  // While this process is busy it would close a connection on which a request was just sent.
  const site = createServer({ keepAliveTimeout: 0 }, answer).listen(0, '127.0.0.1')
  await once(site, 'listening')
  afterAll(() => void site.close())
  const address = site.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { SITE_URL: `http://127.0.0.1:${port}` }
}
