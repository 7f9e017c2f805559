import { parseJsonOnce } from '@noren/contract/json'
import * as v from 'valibot'
import { sentenceOf } from '../../base/requests/ask-desk.ts'
import { TOO_LARGE, UPLOAD_LIMIT_BYTES } from '../../base/requests/upload-limit.ts'
import { say, type Words } from '../../base/words.ts'
import { UNREACHED } from './send-menu.ts'

const uploadedSchema = v.object({ doc: v.object({ id: v.number() }) })

type Sending = {
  file: File
  /** Its description, by the name of the field. */
  description: Readonly<Record<string, string>>
  signal: AbortSignal
  /** The part that has arrived, from 0 to 1. */
  onProgress: (part: number) => void
}

type Reader = { i18n: { language: string } }

/** The new picture of the library, or why there is none. */
type Sent = { id: number; refused?: never } | { id?: never; refused: string }

/** Uploads a photo into the library. With `fetch` no browser says how far an upload is. */
export function sendPhoto(reader: Reader, sending: Sending): Promise<Sent> {
  const { file, description, signal, onProgress } = sending
  const refuse = (words: Words): Sent => ({ refused: say(reader, words) })
  // A server that answers before it has read everything may look like a broken connection.
  if (file.size > UPLOAD_LIMIT_BYTES) return Promise.resolve(refuse(TOO_LARGE))
  const form = new FormData()
  form.set('_payload', JSON.stringify(description))
  form.set('file', file)
  const request = new XMLHttpRequest()
  signal.addEventListener('abort', () => request.abort())
  request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
  return new Promise((resolve) => {
    request.onloadend = () => {
      const said = parseJsonOnce(request.responseText)
      const read = v.safeParse(uploadedSchema, said)
      if (read.success) resolve({ id: read.output.doc.id })
      else resolve({ refused: sentenceOf(said) ?? say(reader, UNREACHED) })
    }
    request.open('POST', '/api/media?depth=0')
    request.send(form)
  })
}
