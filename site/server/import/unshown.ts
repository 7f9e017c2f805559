import { UNREADABLE } from '@noren/contract/given'
import { isObject } from '@noren/contract/json'
import { readVideoLink } from '@noren/contract/video'
import { log } from '@noren/kit/process/log'
import type { Provider } from './ask-for.ts'

/**
 * The fields of a provider's content that were given and that no page can show: lists of another shape, and
 * films that are neither on YouTube nor a file on one of `origins`. Each as `creative.videoLink`.
 */
export function unshownFields(content: unknown, origins: readonly string[], path = ''): string[] {
  if (content === UNREADABLE) return [path]
  if (!isObject(content)) return []
  return Object.entries(content).flatMap(([key, value]) => {
    const at = path === '' ? key : `${path}.${key}`
    const isFilm = key === 'videoLink' && typeof value === 'string' && value !== ''
    return isFilm && !readVideoLink(value, origins) ? [at] : unshownFields(value, origins, at)
  })
}

/** Logs the fields of a call's content that no page can show, once for as long as they stay the same. */
export function logUnshown(
  { origins, unshown }: Pick<Provider, 'origins' | 'unshown'>,
  call: string,
  content: unknown,
): void {
  const fields = unshownFields(content, origins).join(', ')
  if (fields && fields !== unshown.get(call))
    log('warn', 'API host gives what no page can show', { call, fields })
  unshown.set(call, fields)
}
