import type { Saved } from '../../content/editing/form/form.ts'
import { useDraft } from '../editing.ts'

/** What the desk said last about the document; whoever shows it draws again with every save. */
export function useSaved(): Saved {
  return useDraft((draft) => draft.saved())
}

/** The address of a document's screen, and of what is below it. */
export function screenOf(place: string): string {
  return place.startsWith('globals/') ? `/admin/${place}` : `/admin/collections/${place}`
}

/** The list a document is in. */
export function listOf(place: string): string {
  return `/admin/collections/${place.split('/')[0]}`
}
