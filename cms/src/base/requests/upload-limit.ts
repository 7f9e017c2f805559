import type { Words } from '../words.ts'

/** The largest file staff may upload. */
export const UPLOAD_LIMIT_BYTES = 25 * 1024 * 1024

/** The largest upload, and the form around it. */
export const BODY_LIMIT_BYTES = UPLOAD_LIMIT_BYTES + 1024 * 1024

/** The refusal of a larger one. */
export const TOO_LARGE: Words = {
  en: 'This is too large: files may have up to 25 MB.',
  ja: '大きすぎます。ファイルは25MBまでです。',
}
