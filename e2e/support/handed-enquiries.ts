import { createServer } from 'node:http'
import { type HandedEnquiry, INTERNAL_CALLS } from '@noren/contract/enquiry/handover'

/** A SITE that has these enquiries for the desk and nothing else. */
export async function startHandingSite(
  enquiries: readonly HandedEnquiry[],
): Promise<AsyncDisposable & { origin: string }> {
  let waiting = enquiries
  const server = createServer((request, response) => {
    const isCollect = request.url?.startsWith(`${INTERNAL_CALLS.collect.path}?`)
    response.end(JSON.stringify(isCollect ? { enquiries: waiting } : {}))
    // Everything in one batch, acknowledged as a whole.
    if (!isCollect) waiting = []
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('No address')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
