import { parseJsonOnce } from '@noren/contract/json'
import * as v from 'valibot'

/** A response without a body. */
export const NOTHING = v.undefined()

type Sent = Pick<RequestInit, 'signal'> & {
  method?: 'POST' | 'PATCH' | 'DELETE'
  /** A form is sent as it is, anything else as JSON. */
  body?: object
  /** The language of the desk's refusals; otherwise the language in the user's cookie. */
  language?: string
}

/** `refusal`: the desk's message instead; `undefined` where the desk could not be reached. */
type Answered<Value> = { value: Value } | { value?: never; refusal: unknown }

/** Sends a request to the desk from one of its screens; one with a body changes something. */
export async function askDesk<Value>(
  path: string,
  schema: v.GenericSchema<unknown, Value>,
  { body, language, ...sent }: Sent = {},
): Promise<Answered<Value>> {
  const isForm = body instanceof FormData
  try {
    const answer = await fetch(path, {
      ...(body && { method: 'POST', body: isForm ? body : JSON.stringify(body) }),
      ...sent,
      headers: {
        ...(body && !isForm && { 'Content-Type': 'application/json' }),
        ...(language && { 'Accept-Language': language }),
      },
    })
    const said = parseJsonOnce(await answer.text())
    return answer.ok ? { value: v.parse(schema, said) } : { refusal: said }
  } catch {
    return { refusal: undefined }
  }
}

const refusalSchema = v.object({
  errors: v.tupleWithRest([v.object({ message: v.string() })], v.unknown()),
})

/** The desk's message of refusal; `null` where the desk could not be reached, or said something else. */
export function sentenceOf(refusal: unknown): string | null {
  const read = v.safeParse(refusalSchema, refusal)
  return read.success ? read.output.errors[0].message : null
}
