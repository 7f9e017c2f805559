import { privateMp4 } from './private-mp4.ts'
import { privateWebm } from './private-webm.ts'
import { sniffVideo } from './sniff.ts'

/**
 * A film as it may be published: of the same length, and without what says who made it, where, when
 * and with what (hostile inputs I13). `null` when it is none we accept, or cannot be freed of that.
 */
export function privateFilm(bytes: Buffer): { type: 'mp4' | 'webm'; bytes: Buffer } | null {
  const type = sniffVideo(bytes)
  const clean = type === 'mp4' ? privateMp4(bytes) : type && privateWebm(bytes)
  return type && clean ? { type, bytes: clean } : null
}
