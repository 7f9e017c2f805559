import type { Words } from '../words.ts'
import { queryProblem } from './query.ts'
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
  search: {
    en: 'This search is too long. Please search for less at once.',
    ja: '検索条件が長すぎます。条件を減らしてください。',
  },
  file: {
    en: 'Please choose a file; files are never fetched from an address.',
    ja: 'ファイルを選択してください。URLからの取り込みはできません。',
  },
}

/**
 * The longest search, which names some thousand documents. Reading one of many parts takes as long as the square
 * of their number: of 25 MB the desk would answer nobody for half an hour (hostile inputs L18).
 */
const SEARCH_LIMIT_BYTES = 64 * 1024

/** Collections whose documents are files. */
const NEW_FILE = /^\/api\/(?:media|videos)$/

/**
 * Reads the body of a request and returns the request when the body is whole and Payload can read it.
 * Throws {@link Unusable}.
 */
export async function checkBody(request: Request, url: URL): Promise<BodyInit | null> {
  if (request.body === null) return null
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase()
  const isSearch = overridesMethod(request.headers)
  const isNewFile = request.method === 'POST' && !isSearch && NEW_FILE.test(url.pathname)
  const bytes = isSearch
    ? await bytesOf(request.body, SEARCH_LIMIT_BYTES, WORDS.search)
    : await bytesOf(request.body, BODY_LIMIT_BYTES, TOO_LARGE)
  if (bytes.byteLength === 0 && type !== 'multipart/form-data') return null
  if (isSearch) checkSearch(bytes, type)
  else if (type === 'multipart/form-data') await checkForm(bytes, request.headers, isNewFile)
  else if (isNewFile) throw new Unusable(WORDS.file, 'file')
  else if (type === 'application/json') checkJson(textOf(bytes))
  else throw new Unusable(WORDS.type)
  return bytes
}

/** Counts what arrives: a body in chunks does not say how long it is (hostile inputs I08). */
async function bytesOf(
  body: NonNullable<Request['body']>,
  limit: number,
  tooLarge: Words,
): Promise<ArrayBuffer> {
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.byteLength
    // The rest stays unread: to cancel it would close the line before the refusal is sent.
    if (size > limit) throw new Unusable(tooLarge, undefined, 413)
    chunks.push(read.value)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes.buffer
}

/** A search too long for an address, which the desk sends as a form. */
function checkSearch(bytes: ArrayBuffer, type: string | undefined): void {
  if (type !== 'application/x-www-form-urlencoded') throw new Unusable(WORDS.type)
  const problem = queryProblem(textOf(bytes))
  if (problem) throw new Unusable(problem)
}

function overridesMethod(headers: Headers): boolean {
  return (
    headers.get('x-payload-http-method-override') === 'GET' ||
    headers.get('x-http-method-override') === 'GET'
  )
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

function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Unusable(WORDS.json)
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
