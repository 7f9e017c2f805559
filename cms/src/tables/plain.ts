/** A name as it is compared with others: in one width and case, with single spaces. */
export function plain(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()
}
