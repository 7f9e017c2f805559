import { faultFacts, log } from '@noren/kit/process/log'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  TypedUser,
} from 'payload'
import type { DraftOf } from '../../content/model/source.ts'
import { ownRestaurants } from '../../staff/access/own.ts'
import { reach } from '../../staff/access/roles.ts'
import { runningPreviews } from './running-previews.ts'

type Rights = Pick<TypedUser, 'role' | 'restaurants' | 'owesFactor'>

/** The accounts, where previews end when an account loses its right to the draft or is deleted. */
export function withPreviewsThatEnd(users: CollectionConfig): CollectionConfig {
  const { hooks } = users
  return {
    ...users,
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), endAfterChange],
      afterDelete: [...(hooks?.afterDelete ?? []), endAfterDelete],
    },
  }
}

const endAfterChange: CollectionAfterChangeHook<TypedUser> = async ({
  doc,
  operation,
  previousDoc,
}) => {
  if (operation === 'update') await endPreviews(previousDoc, doc)
  return doc
}

const endAfterDelete: CollectionAfterDeleteHook<TypedUser> = async ({ doc }) => {
  await endPreviews(doc, null)
  return doc
}

async function endPreviews(before: Rights, after: Rights | null): Promise<void> {
  if (after && keepsAll(before, after)) return
  const isLost = (draft: DraftOf) => opens(before, draft) && !(after && opens(after, draft))
  // The account changes even if this fails: a preview that remains expires within a day.
  await runningPreviews
    .now()
    ?.end(isLost)
    .catch((error: unknown) => log('error', 'previews not ended', faultFacts(error)))
}

function keepsAll(before: Rights, after: Rights): boolean {
  const own = ownRestaurants(after)
  return (
    (['pages', 'restaurants'] as const).every(
      (right) => reach(before, right) === reach(after, right),
    ) && ownRestaurants(before).every((id) => own.includes(id))
  )
}

function opens(member: Rights, draft: DraftOf): boolean {
  const isRestaurant = 'collection' in draft && draft.collection === 'restaurants'
  const rights = reach(member, isRestaurant ? 'restaurants' : 'pages')
  return rights === 'all' || (rights === 'own' && isRestaurant && isOwn(member, draft.id))
}

function isOwn(member: Rights, id: number): boolean {
  return ownRestaurants(member).includes(id)
}
