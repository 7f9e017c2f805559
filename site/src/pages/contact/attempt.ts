/** One enquiry on its way: its key lets the server store it once however often it is sent. */
export type Attempt = { key: string; body: string }

/**
 * The attempt for a body. The same text sent again after a failure is the same enquiry and keeps
 * its key; a changed text is a new one.
 */
export function attemptFor(body: string, previous: Attempt | null): Attempt {
  return previous?.body === body ? previous : { key: randomKey(), body }
}

/** 32 hex digits. `crypto.randomUUID` would be missing where the site is served without TLS. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
