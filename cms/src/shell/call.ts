import { parseJsonOnce } from '@noren/contract/json'
import * as v from 'valibot'
import { sentenceOf } from '../base/requests/ask-desk.ts'
import { VERSION_HEADER } from '../base/requests/version-header.ts'
import { notify } from './notices.ts'

type Sent = Pick<RequestInit, 'signal' | 'keepalive'> & {
  method?: 'POST' | 'PATCH' | 'DELETE'
  /** A form is sent as it is, anything else as JSON. */
  body?: object
}

/** A refusal with the answer's body; `status` is 0 where the desk was not reached, or was not understood. */
type Refusal = { value?: never; status: number; refusal: unknown }

/** What a page sends that was open before the desk became another. */
const version = document.documentElement.dataset.version ?? ''

/**
 * Sends a request to the desk from a screen of ours; one with a body changes something.
 * @returns `status` 401: signed out meanwhile; 412: this page is of another version of the desk
 */
export async function call<Value>(
  path: string,
  schema: v.GenericSchema<unknown, Value>,
  { body, ...sent }: Sent = {},
): Promise<{ value: Value; status?: never; refusal?: never } | Refusal> {
  const isForm = body instanceof FormData
  try {
    const answer = await fetch(path, {
      ...(body && { method: 'POST', body: isForm ? body : JSON.stringify(body) }),
      ...sent,
      headers: {
        [VERSION_HEADER]: version,
        ...(body && !isForm && { 'Content-Type': 'application/json' }),
      },
    })
    const said = parseJsonOnce(await answer.text())
    if (answer.status === 412) askToReload(said)
    if (!answer.ok) return { status: answer.status, refusal: said }
    return { value: v.parse(schema, said) }
  } catch {
    return { status: 0, refusal: undefined }
  }
}

/** Once for all calls of the page: nothing it does is taken any more. */
function askToReload(refusal: unknown): void {
  const words = { en: 'Load the page again', ja: 'ページを再読み込みする' }
  notify(sentenceOf(refusal) ?? '', { kind: 'waits', link: { href: location.href, words } })
}
