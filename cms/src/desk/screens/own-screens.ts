/** A screen of ours and the document it is about. */
export type OwnScreen = { kind: 'form'; collection: 'news'; id: string }

const ID = /^(?:\d{1,15}|[0-9a-f]{24}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Lists whose documents open in a form of ours. */
const FORMS = ['news'] as const

/**
 * The screens that are ours, by their addresses; everything else of the desk is drawn by Next.
 * @param path the normal form of the path
 */
export function ownScreenAt(path: string): OwnScreen | null {
  const [, collection, id = ''] = /^\/admin\/collections\/([^/]+)\/([^/]+)$/.exec(path) ?? []
  const form = FORMS.find((slug) => slug === collection)
  return form && ID.test(id) ? { kind: 'form', collection: form, id } : null
}
