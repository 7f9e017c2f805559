import type { DefaultServerCellComponentProps } from 'payload'
import { say } from '../../base/words.ts'
import { restaurantAt } from './restaurant-at.ts'

/** The restaurant of a table by its name, in lists. */
export async function RestaurantCell({
  cellData,
  i18n,
  payload,
}: Pick<DefaultServerCellComponentProps, 'cellData' | 'i18n' | 'payload'>) {
  if (typeof cellData !== 'string') return null
  const texts = await restaurantAt(payload, cellData)
  const name = ({ name }: { name: string }) => name
  return say({ i18n }, { en: texts(name, 'en'), ja: texts(name, 'jp') }) || cellData
}
