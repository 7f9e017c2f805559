/**
 * The `tel:` address of a telephone number as people write it, or `null` when it holds anything
 * but digits, spaces and the usual separators (hostile inputs J09).
 */
export function telephoneLink(raw: string): string | null {
  const text = raw.normalize('NFKC').trim()
  if (!/^\+?[\d\s().\-‐-―−]+$/.test(text)) return null
  const digits = text.replace(/[^\d]/g, '')
  if (digits.length < 3 || digits.length > 15) return null
  return `tel:${text.startsWith('+') ? '+' : ''}${digits}`
}
