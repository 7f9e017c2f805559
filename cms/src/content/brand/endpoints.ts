import type { Endpoint } from 'payload'
import * as v from 'valibot'
import { refusal } from '../../base/requests/refusal.ts'
import { say } from '../../base/words.ts'
import { onPost, toBody, toDocument } from '../../staff/access/endpoint.ts'
import { cleanMark } from './mark.ts'

/** A file as a data URL, as browsers read it. */
const fileSchema = v.object({
  file: v.pipe(v.string(), v.regex(/^data:[^,]*;base64,/)),
})

/** Makes a mark of a file, which the form keeps like what is typed; nothing is stored here. */
export const markEndpoint: Endpoint = onPost(
  '/mark',
  toDocument(
    { global: 'brand' },
    toBody(fileSchema, async (req, { body: { file } }) => {
      const cleaned = await cleanMark(Buffer.from(file.slice(file.indexOf(',') + 1), 'base64'))
      return 'mark' in cleaned
        ? Response.json(cleaned)
        : refusal(400, say(req, cleaned.refusal), 'mark')
    }),
  ),
)
