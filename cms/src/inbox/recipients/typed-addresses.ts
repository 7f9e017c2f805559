import { isEmail } from '@noren/contract/enquiry/email'
import { emailFault, readEmail } from '@noren/contract/enquiry/email-as-typed'
import { MOST_ADDRESSES } from '@noren/contract/enquiry/recipients'
import type { Words } from '../../base/words.ts'

/** The addresses that were typed, each once, or why they cannot be kept. */
export type TypedAddresses = { addresses: string[] } | { problem: Words }

/**
 * Reads addresses as people type and paste them: one on each line, or with commas between them; in full
 * width, with a name around it, or twice.
 */
export function readAddresses(typed: string): TypedAddresses {
  const read = typed
    .split(/[\n,、;；]+/)
    .map((each) => each.trim())
    .filter(Boolean)
    .map(readEmail)
  const wrong = read.find((each) => !isEmail(each))
  if (wrong !== undefined) return { problem: faultWords(wrong.slice(0, SHOWN)) }
  const addresses = [...new Map(read.map((each) => [each.toLowerCase(), each])).values()]
  return addresses.length > MOST_ADDRESSES ? { problem: TOO_MANY } : { addresses }
}

/** Characters repeated of what is no address. */
const SHOWN = 60

const TOO_MANY: Words = {
  en: `No more than ${MOST_ADDRESSES} addresses can be kept. For more people, use a mailing list.`,
  ja: `登録できるアドレスは${MOST_ADDRESSES}件までです。人数が多い場合は、メーリングリストをご利用ください。`,
}

function faultWords(typed: string): Words {
  if (typed.includes('@') && emailFault(typed) === 'characters') {
    return {
      en: `“${typed}” is no address that mail can be sent to: letters outside a–z are not allowed. A domain in Japanese is written as xn--….`,
      ja: `「${typed}」には、メールアドレスに使えない文字が含まれています。日本語ドメインは「xn--」で始まる表記で入力してください。`,
    }
  }
  return {
    en: `“${typed}” is not an email address. Please write one on each line.`,
    ja: `「${typed}」はメールアドレスとして読み取れません。1行に1件ずつ入力してください。`,
  }
}
