/** Where Payload joins words that make no Japanese, the words that stay, and what stands for others. */
const PLACES: readonly [place: string, stays: RegExp, instead: string][] = [
  ['.default-list-view-tabs__button:not(#trash-view-pill)', /^すべて$/, ''],
  ['.upload__dragAndDropText', /^ここへ/, ''],
  ['.where-builder__add-or', /^または、/, 'または、別の条件を追加'],
]

/** A text, or nothing where Japanese leaves it out, or what Japanese says there. */
export function withoutJoined({ data, parentElement }: Text, language: string): string {
  if (language !== 'ja') return data
  const place = PLACES.find(([selector]) => parentElement?.closest(selector))
  return place && !place[1].test(data) ? place[2] : data
}
