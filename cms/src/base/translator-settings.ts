import { wholeNumber } from '@noren/kit/settings/read-settings'
import * as v from 'valibot'

/** The settings of the service that drafts translations, as they are written. */
export const translatorEntries = {
  TRANSLATE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => shapeOf(URL.parse(text)) !== null,
        'must be an address that ends with /chat/completions or /translate, without a user or password in it',
      ),
    ),
  ),
  TRANSLATE_KEY: v.optional(v.string()),
  TRANSLATE_MODEL: v.optional(v.string()),
  TRANSLATE_HOST: v.optional(v.string()),
  /** Seconds until an answer; two of them and a pause must fit into the 120 that a proxy waits. */
  TRANSLATE_TIMEOUT: v.optional(wholeNumber(1, 50), '20'),
} satisfies Record<string, v.GenericSchema>

type Written = v.InferOutput<v.ObjectSchema<typeof translatorEntries, undefined>>

/** The two shapes in which services take a text: a chat's, or that of DeepL's second version. */
type Shape = 'chat' | 'deepl'

/** The service that drafts translations. */
export type Translator = {
  url: string
  shape: Shape
  key: string | undefined
  /** For a chat, the model that answers. */
  model: string
  timeoutMs: number
}

/** What is wrong with the settings of the service together; `null` when nothing is. */
export function translatorProblem(written: Written): string | null {
  const { TRANSLATE_URL, TRANSLATE_KEY, TRANSLATE_MODEL, TRANSLATE_HOST } = written
  const url = URL.parse(TRANSLATE_URL ?? '')
  const lonely = { TRANSLATE_KEY, TRANSLATE_MODEL, TRANSLATE_HOST }
  if (!url) {
    const name = Object.entries(lonely).find(([, value]) => value)?.[0]
    return name ? `${name} needs TRANSLATE_URL: the service that translates` : null
  }
  if (url.protocol !== 'https:' && url.hostname !== TRANSLATE_HOST)
    return 'TRANSLATE_URL must start with https://, or TRANSLATE_HOST must name its host'
  if (shapeOf(url) === 'chat')
    return TRANSLATE_MODEL ? null : 'TRANSLATE_URL of a chat needs TRANSLATE_MODEL'
  return TRANSLATE_KEY ? null : 'TRANSLATE_URL needs TRANSLATE_KEY'
}

/** The service that the settings name; `null`: nothing is translated by machine. */
export function translatorOf(written: Written): Translator | null {
  const { TRANSLATE_URL: url, TRANSLATE_KEY: key, TRANSLATE_MODEL: model = '' } = written
  const shape = shapeOf(URL.parse(url ?? ''))
  if (!url || !shape) return null
  return { url, shape, key, model, timeoutMs: written.TRANSLATE_TIMEOUT * 1000 }
}

function shapeOf(url: URL | null): Shape | null {
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null
  if (url.pathname.endsWith('/chat/completions')) return 'chat'
  return url.pathname.endsWith('/translate') ? 'deepl' : null
}
