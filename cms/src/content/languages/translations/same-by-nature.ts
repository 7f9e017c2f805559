const ADDRESS =
  /^(?:[a-z][a-z+.-]*:\S+|[/#@]\S*|\S+@\S+|(?:www\.)?[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/\S*)?)$/i

/**
 * Whether a text is naturally the same in every language: numbers with a short unit (`1,800`, `46 m²`,
 * `24h`), web and mail addresses.
 */
export function isSameByNature(text: string): boolean {
  const alphabetic = text.match(/\p{L}/gu) ?? []
  const hasWords = alphabetic.length > 2 || alphabetic.some((each) => !/[a-z]/i.test(each))
  return ADDRESS.test(text) || !hasWords
}
