const ADDRESS =
  /^(?:[a-z][a-z+.-]*:\S+|[/#@]\S*|\S+@\S+|(?:www\.)?[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/\S*)?)$/i

/**
 * Whether a text is naturally the same in every language: figures with a short unit (`1,800`, `46 m²`,
 * `24h`), addresses of the web and of mail.
 */
export function isSameByNature(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  return ADDRESS.test(text) || (letters.length <= 2 && letters.every((each) => /[a-z]/i.test(each)))
}
