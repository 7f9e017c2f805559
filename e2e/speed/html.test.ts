import { request } from 'node:http'
import { inJapanese, KINDS } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

/** In bytes as sent: 24 kB, and half of one for what some days announce. */
const HTML = 24_500

/** How many bytes a page has on the line, compressed as for a browser. */
function bytesSent(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { Accept: 'text/html', 'Accept-Encoding': 'gzip, deflate, br' }
    request(url, { headers }, async (answer) => {
      let bytes = 0
      for await (const chunk of answer) bytes += chunk.length
      resolve(bytes)
    })
      .on('error', reject)
      .end()
  })
}

for (const path of KINDS.flatMap((kind) => [kind, inJapanese(kind)])) {
  test(`${path} is at most 24.5 kB as sent`, async ({ site }) => {
    // Whoever asks first gets it as quickly compressed as it goes, others soon as small as it goes.
    await expect.poll(() => bytesSent(site.origin + path)).toBeLessThanOrEqual(HTML)
  })
}
