import { linkToBox } from '../addresses/linked-box.ts'
import { screenOf } from '../addresses/screen-of.ts'
import type { Gap } from './gaps.ts'

/**
 * The address of the box a text is written in.
 * @param screen the form of its document
 * @param place of the document in the API: `restaurants/1`
 */
export function textAddress(
  screen: string,
  place: string,
  { key, path, tag }: Pick<Gap, 'key' | 'path' | 'tag'>,
): string {
  const [collection = '', id = ''] = place.split('/')
  const of = { collection, id }
  const own = screenOf(of, path.split('.'))
  if (own === screenOf(of)) return `${screen}?locale=${tag}#field-${path.replaceAll('.', '__')}`
  const [, dish = '', field = ''] = key.split('.')
  return own + linkToBox({ dish, field, tag })
}
