/** Readings A36; a name of dots alone would lead to another page of the network. */
const HANDLE = /^(?!\.*$)[A-Za-z0-9._]{1,30}$/
const PROFILE = /^(?:https?:\/\/)?(?:www\.)?instagram\.com\/([^/?#]+)\/?(?:[?#].*)?$/

/** An Instagram account as the page shows it. */
type InstagramProfile = { handle: string; url: string }

/**
 * Reads `name`, `@name` or a profile address; anything else is `null` and no row is shown
 * (readings A36).
 */
export function readInstagram(raw: string | undefined): InstagramProfile | null {
  const text = raw?.trim() ?? ''
  const handle = PROFILE.exec(text)?.[1] ?? text.replace(/^@/, '')
  if (!HANDLE.test(handle)) return null
  return { handle: `@${handle}`, url: `https://www.instagram.com/${handle}/` }
}
