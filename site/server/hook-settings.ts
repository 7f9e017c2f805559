import { isIP } from 'node:net'
import * as v from 'valibot'
import { isPrivateAddress } from './http/outgoing/private-address.ts'

/** The web hook that is called about requested tables (docs/guides/web-hook.md). */
export type HookSettings = {
  /** https, on the open internet. */
  url: string
  /** Signs each call. */
  secret: string
  /** Whether a call says who asks, and what the guest wrote. */
  withGuest: boolean
}

const publicHttps = v.pipe(
  v.string(),
  v.check((text) => {
    const url = URL.canParse(text) ? new URL(text) : null
    return url?.protocol === 'https:' && !url.username && !url.password && !url.hash
  }, 'must be an https address such as https://chat.example.jp/hooks/noren'),
  v.check((text) => {
    const host = new URL(text).hostname.replace(/^\[|\]$/g, '')
    const isLocal = host === 'localhost' || host.endsWith('.localhost')
    return !isLocal && (isIP(host) === 0 || !isPrivateAddress(host))
  }, 'must not lead to this machine or a private network'),
)

/** The settings of the web hook, each as text. */
export const hookEntries = {
  ENQUIRY_HOOK_URL: v.optional(publicHttps),
  ENQUIRY_HOOK_SECRET: v.optional(
    v.pipe(v.string(), v.regex(/^[\x21-\x7E]{32,}$/, 'must have at least 32 visible characters')),
  ),
  ENQUIRY_HOOK_GUEST: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'off'),
}

type Given = v.InferOutput<v.ObjectSchema<typeof hookEntries, undefined>> & {
  API_HOST?: string | undefined
}

/** What is wrong with the settings of the web hook together; `null` when nothing is. */
export function hookProblem(given: Given): string | null {
  const { ENQUIRY_HOOK_URL: url, ENQUIRY_HOOK_SECRET: secret, ENQUIRY_HOOK_GUEST: guest } = given
  if (url === undefined) {
    const isAlone = secret !== undefined || guest === 'on'
    return isAlone ? 'ENQUIRY_HOOK_SECRET and ENQUIRY_HOOK_GUEST need ENQUIRY_HOOK_URL' : null
  }
  if (secret === undefined)
    return 'ENQUIRY_HOOK_URL needs ENQUIRY_HOOK_SECRET: what signs its calls'
  return given.API_HOST === undefined
    ? null
    : 'ENQUIRY_HOOK_URL has no use with API_HOST: enquiries go to the provider'
}

/** Reads the web hook; `null` when there is none. */
export function hookOf({
  ENQUIRY_HOOK_URL: url,
  ENQUIRY_HOOK_SECRET: secret,
  ENQUIRY_HOOK_GUEST: guest,
}: Given): HookSettings | null {
  return url && secret ? { url, secret, withGuest: guest === 'on' } : null
}
