import { parseJsonOnce } from '@noren/contract/json'
import * as v from 'valibot'

const uploadedSchema = v.object({ doc: v.object({ id: v.number() }) })

type Sending = {
  file: File
  /** What is known of it, by the names of the library's fields. */
  facts: Readonly<Record<string, string | boolean>>
  signal: AbortSignal
  /** The part that has arrived, from 0 to 1. */
  onProgress: (part: number) => void
}

/** The new picture of the library, or the desk's answer instead; `status` is 0 where it was not reached. */
export type Sent = { id: number } | { id?: never; status: number; refusal: unknown }

/** Uploads a picture into the library. With `fetch` no browser says how far an upload is. */
export function sendPicture({ file, facts, signal, onProgress }: Sending): Promise<Sent> {
  const form = new FormData()
  form.set('_payload', JSON.stringify(facts))
  form.set('file', file)
  const request = new XMLHttpRequest()
  signal.addEventListener('abort', () => request.abort())
  request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
  return new Promise((resolve) => {
    request.onloadend = () => {
      const said = parseJsonOnce(request.responseText)
      const read = v.safeParse(uploadedSchema, said)
      if (read.success) resolve({ id: read.output.doc.id })
      else resolve({ status: request.status, refusal: said })
    }
    request.open('POST', '/api/media?depth=0')
    request.send(form)
  })
}
