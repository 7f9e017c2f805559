import type { FormField } from '../../content/editing/form/form.ts'
import { useValue } from '../editing.ts'

/** A picture of the library, by its number. */
export function PictureBox({ path }: { field: FormField; path: string }) {
  const { value } = useValue(path)
  return <p data-path={path}>{JSON.stringify(value)}</p>
}
