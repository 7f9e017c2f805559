/** Where Payload joins words that make no Japanese, and the words that stay: すべて レストラン. */
const PLACES: readonly [place: string, stays: RegExp][] = [
  ['.default-list-view-tabs__button:not(#trash-view-pill)', /^すべて$/],
  ['.upload__dragAndDropText', /^ここへ/],
]

/** A text, or nothing where Japanese leaves it out. */
export function withoutJoined({ data, parentElement }: Text, language: string): string {
  if (language !== 'ja') return data
  const place = PLACES.find(([selector]) => parentElement?.closest(selector))
  return place && !place[1].test(data) ? '' : data
}
