import type { Endpoint } from 'payload'
import * as v from 'valibot'
import { refusal } from '../../../base/requests/refusal.ts'
import { say } from '../../../base/words.ts'
import { onPost, toBody, toDocument } from '../../../staff/access/endpoint.ts'
import { makeMark } from './mark.ts'
import { DRAWN_FIELDS, type DrawnField } from './mark-shape.ts'

/** A file as a data URL, as browsers read it. */
const fileSchema = v.object({
  file: v.pipe(v.string(), v.regex(/^data:[^,]*;base64,/)),
})

/** Make a mark or a wordmark of a file, which the form keeps like what is typed; nothing is stored here. */
export const markEndpoints: Endpoint[] = [making('mark'), making('wordmark')]

function making(field: DrawnField): Endpoint {
  return onPost(
    `/${field}`,
    toDocument(
      { global: 'brand' },
      toBody(fileSchema, async (req, { body: { file } }) => {
        const bytes = Buffer.from(file.slice(file.indexOf(',') + 1), 'base64')
        const made = await makeMark(bytes, DRAWN_FIELDS[field])
        return 'mark' in made ? Response.json(made) : refusal(400, say(req, made.refusal), field)
      }),
    ),
  )
}
