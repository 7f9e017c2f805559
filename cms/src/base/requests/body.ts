import { bytesOf, textOf, typeOf } from './bytes.ts'
import { Unusable } from './refusal.ts'
import { BODY_LIMIT_BYTES, TOO_LARGE } from './upload-limit.ts'

const WORDS = {
  type: {
    en: 'The content of this request must be JSON or a form.',
    ja: '送信内容はJSONまたはフォームの形式にしてください。',
  },
  json: {
    en: 'The content of this request is no complete JSON object.',
    ja: '送信内容が正しいJSONオブジェクトではありません。',
  },
  form: {
    en: 'The form arrived incomplete or changed. Please send it again.',
    ja: 'フォームの内容が最後まで届いていないか、形式が正しくありません。もう一度送信してください。',
  },
  text: {
    en: 'A text holds a character that cannot be stored (a NUL or half of a pair). Please remove it.',
    ja: '保存できない文字（NUL文字など）が含まれています。削除してください。',
  },
  file: {
    en: 'Please choose a file; files are never fetched from an address.',
    ja: 'ファイルを選択してください。URLからの取り込みはできません。',
  },
}

/** Collections whose documents are files. */
const NEW_FILE = /^\/api\/(?:media|videos)$/

/**
 * Reads the body of a request and returns the request when the body is whole and Payload can read it.
 * Throws {@link Unusable}.
 */
export async function checkBody(request: Request, url: URL): Promise<BodyInit | null> {
  if (request.body === null) return null
  const type = typeOf(request.headers)
  const isNewFile = request.method === 'POST' && NEW_FILE.test(url.pathname)
  const bytes = await bytesOf(request.body, BODY_LIMIT_BYTES, TOO_LARGE)
  if (bytes.byteLength === 0 && type !== 'multipart/form-data') return null
  if (type === 'multipart/form-data') await checkForm(bytes, request.headers, isNewFile)
  else if (isNewFile) throw new Unusable(WORDS.file, 'file')
  else if (type === 'application/json') checkJson(textOf(bytes, WORDS.json))
  else throw new Unusable(WORDS.type)
  return bytes
}

async function checkForm(bytes: ArrayBuffer, headers: Headers, isNewFile: boolean): Promise<void> {
  const form = await formOf(bytes, headers)
  const file = form.get('file')
  if (typeof file === 'string' || (isNewFile && file === null)) {
    throw new Unusable(WORDS.file, 'file')
  }
  for (const [name, value] of form) {
    if (!isStorable(name) || (value instanceof File && /\p{Cc}/u.test(value.name))) {
      throw new Unusable(WORDS.text)
    }
  }
  const document = form.get('_payload')
  if (document !== null) checkJson(document)
}

async function formOf(bytes: ArrayBuffer, headers: Headers): Promise<FormData> {
  try {
    const type = headers.get('content-type') ?? ''
    return await new Response(bytes, { headers: { 'Content-Type': type } }).formData()
  } catch {
    throw new Unusable(WORDS.form)
  }
}

function checkJson(text: FormDataEntryValue): void {
  const value = parsed(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Unusable(WORDS.json)
  }
}

function parsed(text: FormDataEntryValue): unknown {
  if (typeof text !== 'string') throw new Unusable(WORDS.json)
  try {
    return JSON.parse(text, (key, value) => {
      if (!isStorable(key) || (typeof value === 'string' && !isStorable(value))) {
        throw new Unusable(WORDS.text)
      }
      return value
    })
  } catch (error) {
    throw error instanceof Unusable ? error : new Unusable(WORDS.json)
  }
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
