import { parseJsonOnce } from '@noren/contract/json'
import * as v from 'valibot'

/** An answer without a body. */
export const NOTHING = v.undefined()

type Sent = Pick<RequestInit, 'signal' | 'keepalive'> & {
  method?: 'POST' | 'PATCH'
  body?: object
  /** The language in which the desk says no; otherwise the reader's by their cookie. */
  language?: string
}

/** `refusal`: what the desk said instead; `undefined` where it could not be reached. */
export type Answered<Value> = { value: Value } | { value?: never; refusal: unknown }

/** Asks the desk from one of its screens: with a body, a call that changes something. */
export async function askDesk<Value>(
  path: string,
  schema: v.GenericSchema<unknown, Value>,
  { body, language, ...sent }: Sent = {},
): Promise<Answered<Value>> {
  try {
    const answer = await fetch(path, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      ...sent,
      headers: {
        ...(body && { 'Content-Type': 'application/json' }),
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

/** The sentence the desk said no with; `null` where it could not be reached, or said something else. */
export function sentenceOf(refusal: unknown): string | null {
  const read = v.safeParse(refusalSchema, refusal)
  return read.success ? read.output.errors[0].message : null
}
