import type { HandedEnquiry } from '@noren/contract/enquiry/handover'
import {
  NO_RECIPIENTS,
  type Recipients,
  recipientsSchema,
} from '@noren/contract/enquiry/recipients'
import { parseJsonOnce } from '@noren/contract/json'
import * as v from 'valibot'
import type { Spool } from './spool.ts'

/** Reads what a spool keeps of the desk's recipients; anything else counts as none. */
export function parseRecipients(stored: unknown): Recipients {
  const result = v.safeParse(recipientsSchema, parseJsonOnce(String(stored ?? '')))
  return result.success ? result.output : NO_RECIPIENTS
}

/**
 * The addresses to which a restaurant wants its requests for tables; none until the desk has sent them.
 *
 * @param slug of the restaurant, also a former one
 * @throws {SpoolUnavailable}
 */
export async function restaurantAddresses(
  spool: Pick<Spool, 'recipients'>,
  slug: string,
): Promise<readonly string[]> {
  return addressesIn(await spool.recipients(), slug)
}

/** As {@link restaurantAddresses}, in what the desk has sent. */
export function addressesIn({ restaurants }: Recipients, slug: string): readonly string[] {
  return restaurants.find((each) => each.slug === slug)?.addresses ?? []
}

/** Whether an enquiry, or the one that a guest's act is of, is one that owners alone may see. */
export function isForOwners(
  { forOwners }: Recipients,
  { id, act }: Pick<HandedEnquiry, 'id' | 'act'>,
): boolean {
  return forOwners?.includes(act?.of ?? id) ?? false
}
