import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { text as textOf } from 'node:stream/consumers'
import { readObject } from '@noren/contract/json'
import * as v from 'valibot'

/** A translation; otherwise a chat's whole answer, an error, or no answer at all. */
export type Answer =
  | { translation: string }
  | { content: string }
  | { status: number; retryAfter?: string }
  | 'never'

type Answering = (text: string) => Answer | Promise<Answer>

/** What arrived: the key, and the body. */
type Sent = { authorization: string | undefined; body: Record<string, unknown> }

/** A service that translates as a test wants, in both shapes that the desk knows. */
export type TranslationService = AsyncDisposable & {
  /** The settings of a desk that asks it. */
  chat: Record<string, string>
  deepl: Record<string, string>
  /** Everything that arrived, in order. */
  sent: Sent[]
  /** How it answers a text from now on. */
  answerWith: (answer: Answering) => void
}

const chatSchema = v.object({ messages: v.array(v.object({ content: v.string() })) })
const askedSchema = v.object({ text: v.string() })
const deeplSchema = v.object({ text: v.array(v.string()) })

/** Starts one on a free port of this machine. */
export async function startTranslationService(): Promise<TranslationService> {
  const sent: Sent[] = []
  let answer: Answering = () => ({ status: 500 })
  const server = createServer({ keepAliveTimeout: 0 }, async (request, response) => {
    const body = readObject(JSON.parse(await textOf(request)))
    sent.push({ authorization: request.headers.authorization, body })
    const isDeepl = request.url?.endsWith('/translate')
    reply(response, await (isDeepl ? translationsOf(body, answer) : contentOf(body, answer)))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const shared = { TRANSLATE_HOST: '127.0.0.1', TRANSLATE_KEY: 'a key for tests' }
  return {
    chat: { ...shared, TRANSLATE_URL: `${origin}/v1/chat/completions`, TRANSLATE_MODEL: 'small' },
    deepl: { ...shared, TRANSLATE_URL: `${origin}/v2/translate` },
    sent,
    answerWith: (next) => {
      answer = next
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

type Reply = { body: object } | { status: number; retryAfter?: string } | 'never'

async function contentOf(body: unknown, answer: Answering): Promise<Reply> {
  const content = v.parse(chatSchema, body).messages.at(-1)?.content ?? ''
  const own = await answer(v.parse(askedSchema, JSON.parse(content)).text)
  if (own === 'never' || 'status' in own) return own
  const said = 'content' in own ? own.content : JSON.stringify(own)
  return { body: { choices: [{ message: { role: 'assistant', content: said } }] } }
}

async function translationsOf(body: unknown, answer: Answering): Promise<Reply> {
  const own = await Promise.all(v.parse(deeplSchema, body).text.map(answer))
  const failed = own.find((each) => each === 'never' || 'status' in each)
  if (failed === 'never' || (failed && 'status' in failed)) return failed
  const translations = own.map((each) => ({
    text: typeof each === 'object' && 'translation' in each ? each.translation : '',
  }))
  return { body: { translations } }
}

function reply(response: ServerResponse, own: Reply): void {
  if (own === 'never') return
  if ('body' in own) {
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(own.body))
    return
  }
  if (own.retryAfter) response.setHeader('Retry-After', own.retryAfter)
  response.writeHead(own.status).end('{}')
}
