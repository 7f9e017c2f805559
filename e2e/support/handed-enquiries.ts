import { createServer } from 'node:http'
import { type HandedEnquiry, INTERNAL_CALLS, type MailNews } from '@noren/contract/enquiry/handover'

/** A stand-in for SITE that hands over these enquiries and this state of their mails, and refused twelve today. */
export async function startHandingSite(
  enquiries: readonly HandedEnquiry[],
  mails: readonly MailNews[] = [],
): Promise<AsyncDisposable & { origin: string }> {
  let waiting = enquiries
  const server = createServer((request, response) => {
    response.end(JSON.stringify({ enquiries: waiting, mails, ids: [], refusedLately: 12 }))
    // Everything in one batch, acknowledged as a whole.
    if (request.url === INTERNAL_CALLS.acknowledge.path) waiting = []
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
